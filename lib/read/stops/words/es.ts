// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const spanish: LanguageWords = {
  natureKinds:
    'lago laguna río playa montaña monte pico cerro colina valle cañón garganta cascada cascadas catarata cataratas salto isla islas bahía cala cabo costa acantilado acantilados bosque parque jardín jardines reserva glaciar volcán cráter cueva cuevas manantial termas desierto duna dunas arrecife puerto_de_montaña sendero ruta cumbre meseta fiordo arroyo punta mirador barranco ría salar',
  sightKinds:
    'museo galería catedral iglesia capilla ermita basílica abadía monasterio convento templo santuario mezquita sinagoga pagoda castillo fuerte fortaleza alcázar palacio torre puente puerta arco monumento memorial estatua fuente plaza mercado bazar zoco teatro ópera biblioteca universidad zoo zoológico acuario observatorio ruinas tumba mausoleo cementerio casa villa faro muralla murallas muelle puerto malecón paseo estadio molino bodega cervecería granja anfiteatro ciudadela casco_antiguo casco_histórico centro_histórico calle avenida callejón bulevar barrio tienda librería presa',
  foodKinds:
    'restaurante café cafetería bar taberna bodega panadería pastelería heladería mesón cantina chiringuito',
  stayKinds:
    'hotel hostal albergue pensión posada camping cabaña refugio apartamento alojamiento parador resort',
  transportKinds: 'aeropuerto estación terminal teleférico funicular ferry metro tranvía embarcadero parada',
  areaKinds: 'ciudad pueblo barrio región provincia país capital municipio distrito aldea',
  towards: 'a hacia hasta al rumbo',
  at: 'en por sobre junto cerca dentro frente',
  from: 'de desde del vía entre',
  visited:
    'visitar visita visitamos visitado ver vimos visto ir fuimos vamos ido caminar caminamos conducir paramos parada llegar llegamos llegada dormir dormimos noche subir subimos recorrer recorrimos pasear paseamos paseo descubrir comer comimos cenar cenamos desayunar desayunamos almorzar tomar tomamos cruzar cruzamos explorar disfrutar empezar empezamos terminar terminamos volver volvimos salimos seguimos continuamos dirigimos excursión acercamos',
  notVisited:
    'no cerrado cerrada lamentablemente desgraciadamente sin perdimos nunca evitar cancelado lugar_de vez_de tampoco',
  maybe: 'si puedes podéis podría opcional opcionalmente o quizás alternativa recomendamos recomiendo',
  compared: 'como parecido recuerda recordó similar famoso conocido conocida llamado llamada estilo',
  seen: 'vista vistas panorámica lejos frente horizonte divisar',
  people: 'señor señora mi amigo amiga amigos guía rey reina emperador san santa foto por',
  goods: 'cerveza vino té café pastel sopa pan queso pescado entrada billete tarjeta app libro',
  advice:
    'consejos consejo equipaje presupuesto precio precios coste alojamiento dormir transporte visado clima cuándo mejor época faq conclusión resumen introducción mapa información seguridad dinero seguro guía itinerario dónde cómo qué comentarios compartir sobre autor newsletter práctica prácticos moverse llegar',
  labels:
    'mañana tarde noche mediodía almuerzo comida cena desayuno día llegada salida etapa nota vuelta regreso dirección horario horarios teléfono web precio entrada duración distancia lugar adultos niños',
  travellers: 'nosotros nosotras nuestro nuestra nuestros nuestras nos yo mi mis me',
  connectors: 'de la el los las del y en al a & san santa',
  articles: 'el la los las un una unos unas lo',
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo primavera verano otoño invierno',
};
