import { stemEnglish } from './stem.ts'

/**
 * Words that belong to fields of life, so that two texts of one field are seen as alike before they share a word: what a
 * reader knows beforehand, in place of word vectors. Fields follow the top of the IPTC Media Topics and everyday life;
 * a field may stand inside another (`sport/football`), whose words then count for both.
 */
const TABLE: Readonly<Record<string, string>> = {
  sport: `sport athlete champion championship coach competition cup final league match medal olympic player race referee season
    squad stadium team title tournament training trophy victory win winner beat defeat injury fitness fan captain squad`,
  'sport/football': `football footballer goal goalkeeper striker midfielder defender penalty premiership uefa fifa club manager
    halftime offside arsenal chelsea liverpool manchester madrid barcelona winger`,
  'sport/rugby': 'rugby scrum flanker prop lineout nations fullback try tackle hooker',
  'sport/tennis': 'tennis wimbledon grand slam serve racket seed quarterfinal open set doubles',
  'sport/athletics': 'athletics sprint sprinter marathon relay hurdles metres indoor doping runner runners jump',
  'sport/hockey': 'hockey nhl puck goalie playoff playoffs rink penguins bruins rangers leafs stanley defenseman',
  'sport/baseball':
    'baseball pitcher inning innings batter bat hitter pitching catcher shortstop yankees dodgers braves cubs mets homerun mlb',
  'sport/cricket': 'cricket wicket bowler batsman innings ashes pakistan bowling test overs',
  'sport/cycling': 'bicycle cyclist cycling bike rider pedal saddle',
  business: `business company companies firm corporate executive chairman investor investment profit profits earnings revenue sales
    merger takeover acquisition shareholder shareholders stake subsidiary bankruptcy supplier customer retailer industry market
    deal ceo boss venture turnover retail`,
  economy: `economy economic economist inflation interest rate rates growth gdp recession unemployment currency dollar euro yen
    deficit exports imports trade tariff budget fiscal monetary federal reserve consumer spending jobs oil prices barrel`,
  finance: `bank banking share shares stock stocks bond fund funds credit loan mortgage debt equity portfolio broker exchange
    dividend analyst analysts insurer pension asset assets hedge savings`,
  politics: `politics political politician government minister parliament party election elections vote voter voters campaign
    labour conservative tory tories liberal democrat democrats republican president senator senate congress policy opposition
    cabinet chancellor mp mps referendum constituency lords commons secretary manifesto`,
  'politics/foreign': `diplomat embassy treaty sanctions united nations foreign minister ambassador summit peace talks troops
    ceasefire israel israeli palestinian arab iraq iran turkey armenian armenia refugees occupation`,
  law: `court judge lawyer attorney trial jury verdict lawsuit appeal prosecutor guilty sentence convicted conviction ruling
    legal plaintiff defendant supreme justice testimony statute`,
  crime:
    'police crime criminal murder killed arrest arrested suspect robbery theft fraud prison jail victim detective gang violence',
  military:
    'army military soldier soldiers navy air force war weapon weapons missile tank bomb combat marines troops general',
  guns: 'gun guns firearm firearms handgun rifle pistol ammo ammunition nra shotgun bullet holster amendment',
  film: `film films movie movies actor actress director oscar oscars hollywood cinema screen box office comedy drama starring role
    screenplay nomination nominations sequel premiere studio festival scene`,
  music: `music musician singer song songs album band concert tour pop rock rap guitar chart charts single lyrics grammy orchestra
    piano gig fans record stage hit brit jazz opera`,
  television:
    'television tv bbc channel broadcast broadcaster viewers show series episode presenter soap sitcom audience ratings programme',
  books: 'book novel author writer publisher poet poetry fiction literary bestseller library reader chapter literature',
  art: 'art artist painting gallery museum exhibition sculpture theatre dance ballet photography collection',
  celebrity: 'celebrity star stars fame actor singer wedding gossip model fashion award awards red carpet',
  technology: `technology technologies digital computer computers software internet online web users user device devices gadget
    network wireless broadband mobile phone phones data firm hi tech silicon microsoft google apple ibm intel laptop download`,
  'technology/security': `virus spam hacker hackers phishing malware spyware worm password firewall attack vulnerability security
    antivirus exploit`,
  'technology/crypto':
    'encryption encrypted cipher key keys cryptography escrow clipper des rsa pgp nsa decrypt algorithm privacy',
  'technology/games':
    'game games gamer gamers gaming console playstation xbox nintendo sony handheld playing titles developer',
  'technology/graphics':
    'graphics image images pixel polygon rendering jpeg gif bitmap animation render tiff raytracing texture opengl vesa',
  'technology/hardware':
    'motherboard disk drive drives scsi ide controller card ram memory bus cpu processor monitor port cable chip floppy bios simm modem vga',
  'technology/mac': 'mac macintosh quadra powerbook centris lc nubus performa appletalk duo',
  'technology/windows': 'windows dos microsoft win driver drivers ini exe nt desktop autoexec printer fonts',
  'technology/unix':
    'unix linux kernel server xterm motif widget shell debian redhat package rpm daemon xlib compile gcc root mount apt',
  'technology/programming':
    'code program programming compiler function library developer script java python perl class api debug bug patch source',
  'technology/mail': 'email mail spam filter smtp sendmail inbox spamassassin folder message header imap',
  electronics:
    'circuit voltage amp amplifier resistor capacitor transistor signal wire wiring battery oscilloscope ohm power volts detector outlet chip',
  science: `science scientist scientists research researchers laboratory experiment physics chemistry biology theory evolution
    molecule particle quantum discovery species genetic dna`,
  space:
    'space nasa orbit shuttle moon lunar satellite rocket launch astronaut mars planet earth spacecraft telescope mission solar hubble',
  health: `health doctor doctors patient patients hospital disease medical medicine treatment cancer drug drugs symptoms infection
    diet surgery vaccine physician blood pain therapy nurse syndrome clinical diabetes`,
  environment:
    'environment climate pollution emissions carbon warming energy recycling wildlife forest species conservation greenhouse',
  weather: 'weather rain snow storm hurricane flood temperature forecast wind earthquake tsunami disaster',
  education:
    'education school schools student students teacher teachers university college exam exams pupils curriculum degree tuition classroom',
  religion: `religion religious god jesus christ christian christians church bible faith prayer pope catholic islam muslim muslims
    quran jewish priest sin heaven scripture atheist atheism belief moral morality gospel worship soul`,
  cars: 'car cars engine ford toyota honda bmw dealer vehicle vehicles brake brakes tire tires automatic transmission gasoline wheel driving mileage sedan oil automobile clutch',
  motorcycles: 'motorcycle motorcycles bike bikes rider riding helmet ride harley yamaha kawasaki dod bikers',
  aviation: 'airline airlines airport flight flights plane aircraft pilot boeing airbus passenger passengers',
  travel: 'travel tourist tourism hotel holiday trip vacation beach resort visa island guide destination',
  food: 'food restaurant recipe cook cooking oven sauce garlic onion butter sugar flour cheese chicken salt pepper soup bake meal dish wine beer',
  home: 'house home kitchen garden furniture room apartment rent landlord repair plumbing paint bathroom heating',
  property: 'property housing estate homeowner homes tenants lease mortgage buyers',
  sale: 'sale sell selling offer shipping price asking condition obo buyer seller trade auction mint shipped cheap wanted',
  family: 'family mother father children child parents baby wedding birthday marriage wife husband kids grandmother',
  work: 'job employee employees employer staff union unions strike workers wages salary manager hire recruitment office workplace pension',
  marketing:
    'free offer click subscribe money guarantee opportunity earn buy order discount bonus promotion customers marketing advertisement',
}

function build(): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, Set<string>>()
  for (const [field, words] of Object.entries(TABLE)) {
    const [outer = field] = field.split('/')
    for (const word of words.split(/\s+/u)) {
      const stem = stemEnglish(word)
      const known = fields.get(stem) ?? new Set<string>()
      fields.set(stem, known.add(`~${field}`).add(`~${outer}`))
    }
  }
  return new Map([...fields].map(([stem, names]) => [stem, [...names]]))
}

const FIELDS = build()

/** Fields of life that English stems belong to, once for each time that one is spoken of: `~sport`, `~sport/tennis`. */
export function fieldsOf(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => FIELDS.get(stem) ?? [])
}
