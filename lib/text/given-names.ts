// Pure: no browser, no network, no clock.
// Common given names of many languages, without accents: they tell "Name: Ana Duarte" from "Name: Liffey Lantern".
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
yoko yolanda yui yuki yusuf yves yvonne zahra zara zofia zoe zsofia zuzana`;

const known = new Set(names.split(/\s+/u));

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();

/** Whether one word of `text` is a given name. */
export const hasGivenName = (text: string): boolean =>
  text.split(/[\s,/-]+/u).some((word) => known.has(plain(word)));

/** Whether the first word is one, as in a name that stands alone. */
export const beginsWithGivenName = (text: string): boolean =>
  known.has(plain(text.trim().split(/[\s-]+/u)[0] ?? ''));
