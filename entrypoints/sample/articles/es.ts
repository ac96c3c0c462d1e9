import type { SampleWords } from './article.ts';

export const es: SampleWords = {
  lang: 'es',
  title: 'Dos días tranquilos en Oporto',
  byline: 'Por Ines Calado',
  opening:
    'Oporto es una ciudad de escaleras, y el mejor plan para verla es uno corto. Llegamos con buenos zapatos y sin prisa. Esto es lo que hicimos, en el orden en que lo hicimos y con las horas que nos habría gustado saber.',
  map: 'Mapa',
  days: [
    {
      title: 'Día 1: el río y después cuesta arriba',
      picture: 'Casas sobre el río y el puente de hierro',
      caption: 'El tablero de arriba a mediodía. Dibujo: Ines Calado',
      lead: 'Empezad abajo, mientras las piernas están frescas. Ese día se va a pie a todas partes.',
      stops: [
        ['Cais da Ribeira', 'un café junto al agua antes de que despierten los barcos.'],
        ['Igreja de São Francisco', 'sencilla por fuera, toda de oro por dentro. Contad una hora.'],
        ['Ponte Luís I', 'cruzad por arriba y dejad el teléfono en el bolsillo.'],
        ['Jardim do Morro', 'comida sobre la hierba; la vista es gratis.'],
      ],
    },
    {
      title: 'Día 2: azulejos y mar',
      picture: 'Una pared de azulejos azules con una puerta vieja',
      caption: 'Una puerta cerca de la estación. Dibujo: Ines Calado',
      stops: [
        ['Estación de São Bento', 'veinte mil azulejos, antes de los primeros grupos.'],
        ['Livraria Lello', 'reservad la primera hora; a mediodía la escalera es una cola.'],
        ['Praia dos Ingleses', 'pescado a la brasa, con los zapatos al lado.'],
        ['Farol de Felgueiras', 'el pequeño faro; las olas saltan el muro, así que cuidado con el abrigo.'],
      ],
    },
  ],
  closing: 'Volvimos en el viejo tranvía junto al río y sin planes para la noche, que de eso se trataba.',
};
