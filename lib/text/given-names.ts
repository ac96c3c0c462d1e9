// Common given names in many languages, without accents: they distinguish "Name: Ana Duarte" from "Name: Liffey Lantern".
const names = `aaron abigail adam adele adrian agnes ahmed aino akira alan albert alberto alejandro aleksandra alessandro
alessia alex alexander alexandra alexei alfonso alfred ali alice alicia alina amanda amelia amir amy ana anabel anders andrea
andreas andreia andres andrew andrzej angela angelo anita anja anke ann anna annabel anne annette annika anouk anthony antoine
anton antonia antonio arjun arthur astrid august aurelie axel ayse barbara bart bartosz beata beatrice beatriz ben benedikt
benjamin bente bernard bernd bert bianca birgit bjorn bogdan boris brian brigitte bruno camila camille carina carl carla carlo
carlos carmen carol caroline catalina catarina catherine cecilia celine charles charlotte chiara chloe christa christian
christina christine christoph christopher claire clara claudia claudio claus colin cristina daan daisuke damian dan daniel
daniela danielle dario david deborah denis denise derek diana dieter diego dimitri dirk dmitri dominik dominique donald dora
dorota duarte eduardo edward eero elena eleni eli elif elisa elisabeth elise elizabeth ella ellen elsa emil emilia emily emma
emre enrico enrique eric erik erika erin esther eva evelyn ewa fabian fabio fatima federica federico felix ferenc fernanda
fernando filip fiona florian francesca francesco francisco francois frank franz frederic freja fritz gabor gabriel gabriela
gareth gemma geoffrey george gerard gerd giorgio giovanni giulia giuseppe gloria gonzalo grace graham greta gudrun guido
guillaume gunnar gustav guy hana hanako hanna hannah hannes hans harald haruki harry heather heidi heike heinrich helen helena
helga helmut hendrik henri henrik henry herbert hiroshi holger hugo ian ibrahim ida ignacio igor ilona ilse inga ingrid ines
irene irina iris isabel isabella isabelle ivan ivana jack jacek jack jacob jacqueline jaime jakob jakub james jan jana jane
janet janina janos jason javier jean jeanne jeff jelena jennifer jens jeremy jesper jessica jesus jiri joan joana joanna joao
joaquin jochen joel johan johanna johannes john jonas jonathan jordi jorg jorge jose josef joseph josephine joshua juan
juana judith juha julia julian juliane julie julien julio jun jurgen justin kaito kaori karel karen karim karin karl karolina
katarina kate katharina katherine kathleen katja katrin kazuo keiko keith kelly ken kenji kerstin kevin khalid kim kirsten
klaus klara konrad krzysztof kristina kurt lars laszlo laura laurence laurent lea leila lena leo leon leonardo leonie lieke
lina linda lisa liv lorenzo louis louise luc luca lucas lucia lucie ludwig luigi luis luisa lukas luke lydia maciej maddalena
madeleine magdalena mahmoud maite maja malin manfred manon manuel manuela marc marcel marcin marco marcos marcus margaret
margarida margit maria marian mariana marie marina mario marion marja mark marko markus marlene marta martha martin martina
martine mary maryam masako mateo mathias mathieu mathilde matteo matthew matthias maurice max maximilian maya mehmet mei melanie
mercedes mia michael michaela michal michel michele michelle miguel mika mikael mike mikko milan milena miriam mohamed
mohammed monica monika monique morten moritz mustafa nadia nadine naomi natalia natalie nathalie neil nicholas nick nicola
nicolas nicole niels niklas nikolaj nils nina nora norbert nuno odile olaf olga oliver olivia olivier omar oscar oskar otto
pablo paolo pascal patricia patrick patrizia paul paula paulina paulo pavel pawel pedro peggy penelope per peter petr petra
philip philipp philippe pia pierre pieter pilar piotr priya rachel rafael raj ralf ramon raquel raul rebecca regina reinhard
rene renata renate ricardo riccardo richard rita robert roberta roberto robin roger roland rolf roman ronald rosa rosemary
roy ruben rudolf rui rupert ruth ryan sabine sakura salvatore sam samantha samuel sandra sanne sara sarah satu sean sebastian
selma serge sergei sergio shane sharon sheila shinji silke silvia simon simona simone sofia sofie solveig sonia sonja sophia
sophie stefan stefania stefanie stephanie stephen steven stuart sue susan susana susanne suzanne sven svetlana sylvia sylvie
szymon takashi tamara tania tanja tatiana teresa tessa theo theresa thierry thomas tiago tilda tim timo timothy tina tobias
tom tomas tomasz tomoko toni tracy ulrich ulrike ursula uta uwe valentina valerie vanessa vera veronica veronika victor victoria
viktor vincent virginie vittoria vladimir walter wanda wei werner willem wilhelm william wojciech wolfgang xavier yannick yasmin
yoko yolanda yui yuki yusuf yves yvonne zahra zara zofia zoe zsofia zuzana
aaliyah abdul abdullah abebe adaeze adebayo adelaide aditya adriana agata agnieszka aidan aileen aishwarya akosua alba albin
aldo alena alex alfie alfredo alisa alison alistair alma alois alvaro alvin amadou amalia amara amaya ambrose amina anastasia andrei
andrej andriy aneta angelica angus aniela anil anish anjali anna-lena annelies annemarie ansel antje antoinette anya aoife apolline
archie ariadna arianna ariel armando arnaud arne arnold artem arturo asa asger ashley asta atsushi aubrey audrey augusto aurora
avery ayumi azra baptiste barnaby barry bastian batuhan beate becky bela belen benedetta benito benno berit bernadette bernardo
bertrand bettina birte blanca bogumila bojan boleslaw branko breda brendan brenda brett bridget bronwyn bruce bryan burak caitlin
callum cameron camilla candela caspar cassandra catriona cedric celeste celia cesar chantal chen chidi chinedu chloe ciara cian
clemens clement cleo conor constance cora corinna cornelia cosima cosmin craig cynthia cyril dafydd dagmar dagny daisy dalia
damien dana daphne daria darren davide davina dawid dean declan deepak delia delphine demetrios deniz derya desmond despina
dilara dimitra dinesh dolores domenico dominika donatella donna doreen doris dorothea dorothy dragan duncan dylan ebba eberhard
edda edith edmund eduard edwin efrain eileen ekaterina eleanor eleonora elias elin elina eliza elke elliot eloise elvira emanuele
emeka emine emmanuel emmanuelle endre enzo erica ernst eszter etienne eugene eugenia eunice evan evangelia eveline ezgi fabiola
fabrice faith farah fatma fausto faye felicia felipe felicity ferdinand filippo finn fionn flavia florence francis franco franziska
freddie frederik friederike frida frieda gaetano gail garry gary gaspard gavin genevieve georg georges georgia georgina gerald
geraldine gerda gerhard gero gerrit gesine giacomo giancarlo gianni gilbert gilles gina ginevra gisela giulio glen glenn goran
gordon goran grazia gregor gregory gretchen grzegorz gudmundur guillermo gulsen gunilla gunther gwen gwyneth hadrien hakan hamid
hamish harriet haruto harvey hasan hazel hedda hedwig hege helene helge henk henriette hermann hermine hilary hilda hildegard
hilde hitoshi honor horst howard hubert huda ichiro idris ife ikram ileana imogen imre ina inge ingeborg inger ingo inigo ioana
ioannis isaac isadora ismael istvan iva ivo iwona izabela jadwiga jagoda jaroslav jasmin jasmine jasper jayden jeffrey jenny jerome
jerzy jill jim jing jitka joachim jo joanne jody johann jolanda jolanta joost jordan joris joyce jozef judy jukka juliana juliet
juliette junko jutta jytte kaja kamil kamila kareem karla karsten kasia kaspar katarzyna kathrin kathryn kathy katie katarzyna
kees keira kemal kenneth kim kirsten kirsty kjell klara klaus klaudia knut koen koji konrad konstantin kristian kristin kristina
kristof krzysztof kumar kurt kwabena kwame kyle kyoko lachlan laila lajos lamine lana lara lars lasse laszlo laura lauren laurence
laurent lea leah leandro leif leila lena lene leo leon leonard leonardo leonie leonor leopold leslie leticia lia liam lidia lieke
liesbeth lilian liliana lilly lily lin lina linda lindsay linnea lionel lisa lisbeth lise liv livia lizzy ljubica lola loic lorena
lorenzo loretta lotta lotte lou louis louisa louise lourdes luc luca lucas lucia luciana luciano lucie lucy ludmila ludovic ludwig
luigi luis luisa luise luiz lukas lukasz luke luna lydia lynn mads maeve magda magdalena magnus maja malcolm malgorzata malik malin
malte mandy manfred manon manuel manuela mara marc marcel marcella marcello marcia marcin marco marcos marcus marek margaret
margarita margherita margit margot maria mariana marianne marie marieke marija marilyn marina mario marion marisa marit marius
marjolein mark marko markus marlene marta martha martin martina martine marvin mary masako mateo mateusz mathias mathieu mathilde
matias matilda matteo matthew matthias matthieu maud maureen maurice mauricio maurizio maurizio max maxim maxime maximilian maya
megan mehdi mehmet mei melanie melissa mercedes mette mia michael michaela michal michel michela michele michelle michiel mieke
miguel mihai mika mikael mike mikhail mikkel milan milena milica milos mina minh mira miranda mireille miriam mirjam miroslav
misaki mitchell mohamed mohammed moira moises molly monica monika morag moritz morten moses muhammad murat myriam nadia nadine
nadja naoko naomi natalia natalie natasha nathalie nathan nazli neil nele nelson nerea nia niamh niccolo nicholas nick nicola
nicolas nicole niels niklas nikola nikolai nikolaus nikos nils nina nino nnamdi noah noel noemi nora norbert norma nuno nuria
obinna odile odin ola olaf ole oleg oleksandr olena olga oliver olivia olivier oluwaseun omar orla oscar oskar osman otto ottilie
owen pablo pamela paola paolo pascal pascale patricia patricio patrick patrizia patryk paul paula paulina pauline paulo pavel pawel
pedro peggy penelope per percy peter petr petra petros phoebe phyllis pietro poppy rafal ragnar ragnhild rahul raimund rainer raisa
rajesh ralph ramona randi raphael rashid ravi raymond reinhold reiko remi remy renee rhys rhiannon riitta rik rob roberta rocio
rodrigo roel rohan romain romy ron rory rosalie rosalind rosario rose rosie rowan roxana rosamund rune runa rutger ruud sabina
sabrina sadie sahra saki sally salma salome sander sandro sandy sanjay sankar santiago sascha saskia saul savannah scott selina
serena serkan sigrid sigurd silas silvana silvio sina sinead siobhan siri slavica slawomir smaranda snezana soledad soren spencer
stacy stanislav stanislaw stella steph steve stijn stina sunniva surya susanna sverre tadeusz taro tariq tatjana tea ted teodor
terence terry thea thelma theodor theodora thiago thijs thor thorsten tiina til till tilly tommaso tommy tone tor torben tore
torsten tove toby tony trevor trine tristan troels trygve tuomas ugo umberto una unai urs urszula vaclav valentin valeria valerio
vasco vasilis vaughan vendela vibeke vicente vicky vikram vilhelm ville vincenzo viola violet violeta virginia vivian vivien
vivienne vlad vojtech volker waltraud warren wendy wenche wesley wiebke wieslaw wilma winifred wubbo xiaoling xin yael yan yann
yara yasuko yevhen yeliz ying yolande yuan yuko yulia yuri yvette zainab zbigniew zeynep zdenek zdenka zita zlatko zoltan zsolt`;

const nameSet = new Set(names.split(/\s+/u));

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[łøı]/gu, (letter) => ({ ł: 'l', ø: 'o', ı: 'i' })[letter] ?? letter);

/** Whether one word of `text` is a given name. */
export const hasGivenName = (text: string): boolean =>
  text.split(/[\s,/-]+/u).some((word) => nameSet.has(plain(word)));

/** Whether the first word is a given name, as in a name that stands alone. */
export const beginsWithGivenName = (text: string): boolean =>
  nameSet.has(plain(text.trim().split(/[\s-]+/u)[0] ?? ''));
