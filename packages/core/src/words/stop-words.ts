/** Languages whose function words are known. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'ar'

/** Function words: they say how a text is written, never what it is about. */
const LISTS: Readonly<Record<Language, string>> = {
  en: `a about above across actually after again against ago ain all almost along already also although always am among
    an and another any anybody anyone anything anyway are aren around as at away back be became because become becomes
    been before behind being below best better between both but by came can cannot cant come comes could couldn did
    didn different do does doesn doing don done dont down during each either else enough especially etc even ever
    every everybody everyone everything except few fewer first five for former found four from further gave generally
    get gets getting give given gives giving go goes going gone gonna good got gotten great had hadn half has hasn have
    haven having he hence her here hers herself him himself his hmm how however i id if ill im in including indeed
    instead into is isn it its itself ive just keep kept kind knew know known knows last late later latter least less
    let lets like likely likewise ll looking lot made mainly make makes making many may maybe me mean means meanwhile
    might mightn mine more moreover most mostly much must mustn my myself near nearly need needn neither never
    nevertheless next nine no nobody none nor not nothing now nowhere of off often oh ok okay old on once one ones only
    onto or other others otherwise ought our ours ourselves out over own particular particularly per perhaps please
    possible possibly probably put puts quite rather re really recently regarding right said same saw say saying says
    second see seem seemed seeming seems seen several shall shan she should shouldn simply since six so some somebody
    somehow someone something sometimes somewhat somewhere soon still such sure take taken takes taking tell ten than
    thank thanks that the their theirs them themselves then there thereby therefore these they thing things think third
    this those though three through throughout thus till to together too took toward towards tried tries try trying two
    under unless unlike until up upon us use used uses using usually various very via want wanted wants was wasn way we
    well went were weren what whatever when whenever where whereas wherever whether which while who whoever whole whom
    whose why will with within without won wont would wouldn yes yet you your yours yourself yourselves ve isnt doesnt
    didnt wasnt couldnt wouldnt shouldnt havent hasnt arent youre theyre thats whats theres`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei beim
    bin bis bist da dabei dadurch dafür dagegen daher damit danach dann dar daran darauf daraus darin darüber darum das
    dass daß davon davor dazu dein deine deinem deinen deiner dem den denn dennoch der deren des dessen desto die dies
    diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige einigen einmal er es
    etwa etwas euch euer eure für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr
    ihre ihrem ihren ihrer ihres im immer in indem ins ist ja jede jedem jeden jeder jedes jedoch jene jetzt kann kein
    keine keinem keinen keiner können könnte lassen man manche mehr mein meine meinem meinen meiner mich mir mit muss
    müssen nach nachdem nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
    selbst sich sie sind so sobald solche soll sollen sollte sondern sonst sowie über um und uns unser unsere unter vom
    von vor während war waren warum was weil weiter welche welchem welchen welcher welches wenn wer werde werden wie
    wieder will wir wird wirst wo wollen worden wurde wurden würde würden zu zum zur zwar zwischen`,
  es: `al algo alguna algunas alguno algunos ante antes aquel aquella aquello así aunque cada casi como con contra cual
    cuales cualquier cuando cuanto de del desde donde dos durante el él ella ellas ellos en entre era eran eres es esa
    esas ese eso esos esta está estaba estado están estar estas este esto estos estoy fue fueron ha había habían hace
    hacer hacia han has hasta hay he la las le les lo los más me mi mientras mis mucho muchos muy nada ni no nos
    nosotros nuestra nuestro nunca o os otra otras otro otros para pero poco por porque pues que qué quien quienes se
    sea según ser si sí sido siempre sin sobre solo son su sus también tan tanto te tiene tienen toda todas todavía todo
    todos tras tu tus un una unas uno unos usted ustedes y ya yo`,
  fr: `à afin ai ainsi alors au aucun aucune aujourd auquel aussi autre autres aux avait avant avec avoir beaucoup bien car
    ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme comment contre dans de depuis des
    deux devant doit donc dont du elle elles en encore entre est et étaient était étant été être eu eux fait faire fois
    font hors ici il ils je jusqu la là laquelle le lequel les lesquels leur leurs lors lorsque lui ma mais me même
    mêmes mes moi moins mon ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs
    pour pourquoi quand que quel quelle quelles quels qui quoi sa sans se selon sera ses si soi soit son sont sous sur
    ta tandis te tels tes toi ton tous tout toute toutes très tu un une vers voici voilà vos votre vous y`,
  it: `a ad agli ai al alla alle allo anche ancora avere aveva che chi ci come con contro cosa così cui da dagli dai dal
    dalla dalle dei del della delle dello dentro di dopo dove due e è ed era erano essere fa fatto fino fra gli ha hanno
    ho i il in io la le lei li lo loro lui ma me mi mia mio molto ne negli nei nel nella nelle noi non nostro o ogni
    oltre per perché però più poi prima qua quale quando quanto quella quelle quelli quello questa queste questi questo
    qui se sempre senza si sia sono sopra sotto stata stato su sua sugli sui sul sulla suo tra tu tutti tutto un una
    uno vi voi`,
  pt: `a à ao aos as às até cada com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era essa
    esse esta está estas este estes eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no
    nos nós nossa nosso num numa o os ou para pela pelas pelo pelos por porque qual quando que quem se sem ser seu seus
    só são sua suas também te tem têm toda todas todo todos tu um uma você vocês`,
  nl: `aan al alle alleen als altijd andere ben bij bijna daar dan dat de deze die dit doch doen door dus een eens elke en
    er ge geen goed haar had heb hebben heeft hem het hier hij hoe hun iets ik in is ja je kan kon kunnen maar me meer
    men met mij mijn moet na naar niet niets nog nu of om omdat ons ook op over reeds te tegen toch toen tot u uit uw
    van veel voor want waren was wat we wel werd wezen wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
  ar: `في من إلى على عن أن إن كان كانت هذا هذه ذلك تلك التي الذي الذين هو هي هم نحن أنت أنا ما لا لم لن قد كل بعد قبل مع بين
    أو ثم حتى إذا لكن عند غير أي كما منذ حيث فيه فيها به بها له لها و ف ب ل ك يا أيضا وقد ولا وفي ومن وهو وهي`,
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u))
const BY_LANGUAGE = Object.entries(LISTS).map(([language, list]) => [language as Language, setOf(list)] as const)
const WORDS_OF: ReadonlyMap<Language, ReadonlySet<string>> = new Map(BY_LANGUAGE)
const ENGLISH = setOf(LISTS.en)

/** Words of mails, file formats and forms that name no topic; a group is never called by them. */
const NOT_A_NAME =
  setOf(`http https www com org net edu html htm php file files pdf doc docx txt jpg png subject lines line from
  date message mail email wrote writes article posting host reply organization distribution newsgroups version page pages
  jan feb mar apr jun jul aug sep sept oct nov dec january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today yesterday
  year years month months day days week weeks time times number numbers total amount mr mrs ms dr one two three nbsp
  million billion thousand hundred percent people man woman men women person part end start top bit point points name names
  charset plain idea fact facts important due find problem question thing things general
  licence licences license licenses licensed copyright permission permissions governing warranty warranties conditions
  redistribution redistributions redistribute merchantability noninfringement following met implied hereby
  untitled copy final new draft scan img image document unknown null undefined true false yes`)

/** The function words (lower case) of each language. */
export const functionWords = (): ReadonlyMap<Language, ReadonlySet<string>> => WORDS_OF

/** True for a function word (lower case) of a language: "war" is one in German, and the topic of an English text. */
export function isStopWord(word: string, language: Language = 'en'): boolean {
  return WORDS_OF.get(language)?.has(word) ?? false
}

/** True when a group may be called by this word (lower case): it is neither an English function word nor a word of forms. */
export function canName(word: string): boolean {
  return word.length > 2 && !ENGLISH.has(word) && !NOT_A_NAME.has(word)
}

/**
 * Language of a text by the share of its function words, from its first words in lower case; undefined when fewer than
 * one word in twenty is known, as in lists, tables and code.
 */
export function languageOf(words: readonly string[]): Language | undefined {
  const first = words.slice(0, 600)
  let best: Language | undefined
  let most = Math.max(1, first.length / 20)
  for (const [language, list] of BY_LANGUAGE) {
    let count = 0
    for (const word of first) if (list.has(word)) count += 1
    if (count > most) {
      most = count
      best = language
    }
  }
  return best
}
