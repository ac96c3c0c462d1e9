// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const english: LanguageWords = {
  natureKinds:
    'lake river beach mountain mount mt peak hill hills valley canyon gorge waterfall waterfalls falls fall island islands isle bay cove cape coast cliff cliffs forest woods park gardens garden reserve glacier volcano crater cave caves spring springs hot_springs geyser desert dunes reef lagoon pass trail loop summit plateau fjord creek canal loch glen ridge point',
  sightKinds:
    'museum gallery cathedral church chapel basilica abbey monastery temple shrine mosque synagogue pagoda stupa castle fort fortress palace tower bridge gate arch monument memorial statue fountain square plaza market bazaar theatre theater opera library university zoo aquarium observatory viewpoint lookout ruins tomb mausoleum cemetery hall mansion villa house lighthouse wall walls pier harbour harbor port promenade boardwalk stadium mill winery vineyard brewery distillery farm amphitheatre amphitheater citadel souk medina old_town waterfront street road avenue lane alley boulevard mall store shop bookshop bookstore crossing skywalk deck dam',
  foodKinds:
    'restaurant cafe café coffee bar pub bistro brasserie bakery diner eatery tavern tearoom kitchen grill deli pizzeria food_court canteen',
  stayKinds:
    'hotel hostel inn lodge resort campsite campground camp guesthouse guest_house b&b bnb apartment airbnb cabin hut refuge motel ranch homestay ryokan bothy',
  transportKinds:
    'airport station train_station bus_station terminal ferry_terminal metro cable_car tram funicular ferry railway stop',
  areaKinds:
    'city town village district quarter neighborhood neighbourhood region province county state country capital',
  towards: 'to towards toward into onto reach reached for',
  at: 'in at on around near inside by through across along up',
  from: 'from via past between leaving left',
  visited:
    'visit visited visiting see saw explore explored exploring head headed heading go went going walk walked walking drive drove driving stop stopped stopping arrive arrived arriving reach reached stay stayed climb climbed climbing hike hiked hiking start started end ended continue continued check checked enjoy enjoyed wander wandered stroll strolled tour toured take took catch cross crossed cycle cycled discover lunch dinner breakfast ate eat drink drank booked spend spent admire admired return returned',
  notVisited:
    "skip skipped skipping missed miss didn't couldn't wasn't closed instead unfortunately not never without avoid avoided cancelled canceled sold_out",
  maybe:
    'if could optional optionally alternatively might maybe perhaps otherwise or consider option recommend suggested',
  compared:
    'like unlike similar reminded reminds reminiscent compared than famous known named after called inspired originally style version',
  seen: 'view views overlooking overlook distance visible towards backdrop facing panorama background',
  people:
    'mr mrs ms dr my friend friends wife husband girlfriend boyfriend guide driver host named called by king queen emperor saint president author photo',
  goods:
    'beer wine tea coffee cake soup curry noodles rice bread cheese chicken fish ticket pass app card guidebook camera book book_now tour ticket',
  advice:
    'tips tip advice packing pack budget cost costs price prices stay accommodation getting around transport transportation visa weather when best time faq faqs questions conclusion final thoughts summary overview introduction map essentials need know safety money insurance guide itinerary where what how why related more read comments share about author subscribe newsletter disclaimer checklist resources',
  labels:
    'morning afternoon evening night lunch dinner breakfast noon midday day arrival departure stop note highlights included overnight meals drive transfer address opening hours phone website price tickets duration distance level time cost entrance adults children seniors',
  travellers: "we i us our my we're we've we'd we'll i'm i've i'd i'll ours me",
  connectors: 'of the and & at on in by for to',
  articles: 'the a an',
  months:
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun spring summer autumn winter',
};
