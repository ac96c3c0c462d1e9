/** The authors of the itineraries in seed/trips. All are invented, and nobody can sign in as one. */
export const authors: Record<string, string> = {
  tomasz: 'Tomasz Wilk',
  aiko: 'Aiko Morimoto',
  noor: 'Noor el-Amrani',
  hanna: 'Hanna Lindqvist',
  joao: 'João Brandão',
  greta: 'Greta Hofstätter',
  malia: 'Malia Kekona',
  priya: 'Priya Raghavan',
  camille: 'Camille Astier',
  diego: 'Diego Quiroga',
  ruth: 'Ruth Adeyemi',
  sam: 'Sam Whitlock',
};
