import type { SampleWords } from './article.ts';

export const fr: SampleWords = {
  lang: 'fr',
  title: 'Deux jours tranquilles à Porto',
  byline: 'Par Ines Calado',
  opening:
    'Porto est une ville d’escaliers, et le meilleur plan pour la voir est un plan court. Nous sommes venus avec de bonnes chaussures et sans nous presser. Voici ce que nous avons fait, dans l’ordre, avec les heures que nous aurions aimé connaître.',
  map: 'Carte',
  days: [
    {
      title: 'Jour 1 : le fleuve, puis la montée',
      picture: 'Des maisons au-dessus du fleuve et le pont de fer',
      caption: 'Le tablier supérieur à midi. Dessin : Ines Calado',
      lead: 'Commencez en bas, tant que les jambes sont fraîches. Ce jour-là, tout se fait à pied.',
      stops: [
        ['Cais da Ribeira', 'un café au bord de l’eau avant le réveil des bateaux.'],
        ['Igreja de São Francisco', 'sobre dehors, toute dorée dedans. Comptez une heure.'],
        ['Ponte Luís I', 'traversez par le haut et laissez le téléphone dans la poche.'],
        ['Jardim do Morro', 'déjeuner dans l’herbe ; la vue est gratuite.'],
      ],
    },
    {
      title: 'Jour 2 : carreaux bleus et bord de mer',
      picture: 'Un mur de carreaux bleus avec une vieille porte',
      caption: 'Une porte près de la gare. Dessin : Ines Calado',
      stops: [
        ['Gare de São Bento', 'vingt mille carreaux, avant les premiers groupes.'],
        ['Livraria Lello', 'prenez le premier créneau ; à midi, l’escalier est une file d’attente.'],
        ['Praia dos Ingleses', 'poisson grillé, les chaussures à côté.'],
        ['Farol de Felgueiras', 'le petit phare ; les vagues passent par-dessus le mur, gare au manteau.'],
      ],
    },
  ],
  closing:
    'Nous sommes rentrés par le vieux tramway le long du fleuve, sans rien de prévu pour le soir. C’était le but.',
};
