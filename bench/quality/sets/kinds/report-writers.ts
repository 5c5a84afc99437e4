import type { Templates } from './fill.ts'

/** What people and machines write; written after words and rules stood, and nothing was chosen with them. */
export const REPORT_WRITERS: Templates = {
  resume: [
    '$P\nLorry driver, C+E, ADR, digital tacho card\n\n2021 - today   $F, $T: timber, Scandinavia and Baltic\n2014 - 2021   various firms, groupage\n2012 - 2014   army, transport section\n\nSchool: 10 years, $T\nDriver training: 2013, {no points|two points, expired}\nI read German and speak enough Swedish.',
    'Portfolio sheet: $P, illustrator\nBorn in $T, lives by the sea. Studied at {Glasgow|Leeds} School of Art (BA 2016). Shown at three group exhibitions. Books: eleven, two of them prize winners. Teaches drawing on Thursdays. Commissions welcome: $E',
    'EXECUTIVE PROFILE\n$P | COO / Operations\nTransformed a loss-making plant within 18 months; negotiated with four unions; P&L of 60 m.\n$F | Chief operating officer | 2018-2024\n$F | Plant director | 2012-2018\nMBA, {INSEAD|LBS}; MEng. Board member of a hospice.',
    'Application form part B: your background\nSurname, first name: $P\nMost recent employer: $F, from $D, reason for leaving: end of contract\nBefore that: $F, shelf stacking, {two years|18 months}\nExams passed: maths 6, English 5, food 7\nAnything else: play the cornet, first aider',
  ],
  letter: [
    "My darling {Rosie|Jack},\nby the time you get this you'll have your results, and whatever they are we're proud of you. Grandad has built you a bookcase. He won't let me say what colour. The apples are in. Come when you can, bring washing.\nMuch love always,\nNana $T",
    '$D\nDear Mrs $P,\n\nApplication {25/0114|24/2210}: extension at the rear\n\nI live next door and object. The wall would stand four metres from my kitchen and take the light from noon. I should be glad if an officer came to look.\n\nYours truly,\n$P',
    "$F Savings\nDear $P\nWe're closing your branch\nWe've looked at how people bank in $T and have taken the hard choice to close on $D. You can use the post office in {High Street|the square} for cash. We're sorry, and our team will be there on Mondays to help.\nYours sincerely\n$P\nRegional director",
    'Dear Santa,\nI have been quite good this year. Please can I have a {telescope|drum} and a real rabbit. If not a real one it is ok. There will be a biscuit on the step.\nFrom $P aged 7\nPS say hello to the reindeer',
  ],
  mail: [
    "From: $P <$E>\nTo: $P <$E>\nSubject: {heating|your parcel}\nDate: Fri, 14 Nov 2025 17:20:41 +0000\nMIME-Version: 1.0\n\nIt came to us by mistake. I'm in all weekend, knock loudly.\n$P (no. 9)",
    'Re: {minutes|logo}\n$P <$E>  Friday, 16:02\nLooks good to me. One tiny thing, the date.\n\n> Am 14.11.2025 um 15:55 schrieb $P:\n> final version?',
    "From: orders@example.org\nTo: $E\nSubject: {Sale ends Sunday|We miss you}\nList-Id: <offers.example.org>\nPrecedence: bulk\n\nLast chance: 20 % off everything with paws. Code WOOF. Don't want these? Unsubscribe.",
    "Sent: 14 November 2025 09:11\nFrom: $P\nTo: {Sales team|Night shift}\nSubject: cover for Sunday\n\nCould one of you take Sunday? I'll do two Fridays in return.\nThanks, $P",
  ],
  notes: [
    '{camping|ski} list\nhead torch\nmatches\nmug + spoon\nplasters\ncards\nwarm socks x3\nask $P re stove',
    'car:\n- tyres {2.4|2.6} front\n- oil next at 84k\n- squeak = left rear?\n- tax june\n- spare bulb in glovebox',
    'Things I want to remember about today. The light on the {estuary|roofs}. M. asleep against the window. That the man at the kiosk gave us a third ice for nothing and would not say why.',
    'to do this wk\n1 chase invoice\n2 haircut\n3 {return shoes|buy card for Jo}\n4 tidy desk!!\n5 book train, window seat',
  ],
  schoolwork: [
    '{Chemistry|Physics} practical 3: rates\nAim: find how temperature changes the rate\nMethod: 1. Measure 25 cm3 of acid. 2. Add the strip and start the clock. 3. Repeat at 30, 40, 50.\nResults table\nQuestions\na) Plot a graph. b) Which is the independent variable? c) Suggest one source of error.',
    "My holidays by {Ella|Yusuf}, class 3\nIn the holidays we went to my aunts farm. I saw a calf get born. I fed it with a botle. It rained but we did'nt mind.\n(Lovely, Ella! Check: aunt's, bottle, didn't. 2 stars)",
    "EC{201|310} Intermediate Micro, seminar sheet 4\n1 A consumer has utility u = xy and income m. Derive demand.\n2 Sketch the budget line when the price of x doubles. What happens to real income?\n3 Discuss: 'Giffen goods do not exist.' (max. one page)",
    'Spelling list {12|21}\nnecessary, rhythm, separate, definitely, queue\nWrite each word three times and use it in a sentence.\nSigned by parent: ______\nTest on Friday',
  ],
  recipe: [
    '{Oat|Seed} bars\n200 g oats, 100 g butter, 3 tbsp honey, 80 g {raisins|pumpkin seeds}. Melt butter with honey. Stir through oats and the rest. Press into a lined tin, 20 minutes at 160. Cut while warm.',
    'Vegetable stock from peelings: keep a bag in the freezer; when full, cover with water, add peppercorns and a bay leaf, simmer for an hour, sieve. Not too much cabbage. Makes about {2|3} litres.',
    'FISH PIE (feeds 6)\nfor the top: 1 kg potatoes, milk, knob of butter\nfor the inside: 600 g mixed fish, 2 leeks, 400 ml white sauce, peas\nBoil and mash. Soften leeks. Combine with fish and sauce in a dish, mash on top, fork it, oven 190 until {brown|bubbling}.',
    'Overnight oats\nPer jar: half a cup of oats, same of milk, spoon of yoghurt, pinch of {cinnamon|cardamom}. Shake. Fridge till morning. Add berries. Will last three days.',
  ],
  news: [
    'Fire destroys {barn|boathouse} near $T\nNo one was injured when fire swept through a building near $T in the early hours of Sunday. Six engines attended. The cause is not yet known, but police are not treating it as suspicious. Neighbour $P said he had woken to what sounded like rain.',
    "Sales of electric vans overtake diesel for first time\nOne in two vans registered in {June|September} ran on batteries, industry figures show. The trade body called on ministers to speed up charging points. 'Drivers want them, the plugs are missing,' its head $P said.",
    "{Tennis|Chess}: $P, 17, knocks out champion\nThe teenager from $T needed just over an hour to beat the number two seed and reach her first semi-final. She will face the winner of tonight's match. 'I kept waiting to get nervous,' she said.",
    '$T - The president arrived on Monday for two days of talks on grain and gas. Thousands protested outside the congress centre. Both sides played down hopes of a breakthrough. A joint declaration is expected to be signed on {Tuesday|Wednesday}, according to diplomats.',
  ],
  paper: [
    'Soil crusts and seedling survival in a Mediterranean shrubland\n$P & $P, Dept of Ecology, $T\nABSTRACT. Biological crusts cover up to 70 % of bare ground. In a factorial experiment (n = {96|120} plots) crust removal lowered survival by a third (F(1,94) = 11.2, P = 0.001). Implications for restoration are discussed.\nKey words: drought, germination',
    'Learning to {rank|prune} with half the labels\nRecent models need large labelled sets. We show that a simple agreement loss recovers 97 % of the accuracy with half of them. Our code is public. 1. Introduction. Since the work of [3, 9], ... Table 2: ablations. 5. Conclusion. We have shown ...',
    'A proposition on {tilings|knots}\nLet K be a compact set in the plane. We say that K is tame if its boundary has measure zero. Proposition 2.1. Every tame K admits a finite cover. The converse fails; see Example 2.4. I thank $P for pointing out a gap in an earlier version.',
    'BACKGROUND Falls are common after {stroke|discharge}. AIM To test a home visit. METHODS Pragmatic trial, 14 wards, primary endpoint falls at 90 days. RESULTS 402 people were randomised; 31 vs 44 fell (RR 0.71, 0.46-1.08). CONCLUSION The visit may help; a larger trial is warranted. ISRCTN$N',
  ],
  manual: [
    "Your new {litter tray|aquarium}: start here\n1. Take everything out of the box and peel off the film. 2. Place it on a level floor, not in the sun. 3. Fill to the line. 4. Plug in. The ring glows white when it is ready. Rinse the mat each week. Won't glow? Check the socket, then hold the ring for ten seconds.",
    'TENT {3P|4P} - PITCHING\nLay out the groundsheet, door away from wind. Join the two long poles and feed them through the sleeves. One person at each corner: raise and pin. Clip the inner. Peg guy lines last. Dry before storing. Repair patch in the bag.',
    "Operating the meeting room screen\nTouch the panel to wake it. Pick 'Laptop' and connect the lead marked A. No picture: hold Fn and press F8. For a call choose 'Join' and type the number. When you go, press 'All off'. {Help: ext. 4410|Trouble? Ring IT.}",
    'Chainsaw safety and upkeep\nWear gloves, boots and a visor. Never cut above shoulder height. Chain tension: it should just lift from the bar. Sharpen every tank with a {4.0|4.8} mm file. Two-stroke mix 50:1. Air filter: tap out daily, wash weekly. If it floods, open the choke and pull.',
  ],
  readme: [
    '{pelican|heron}-auth: drop-in sessions for Express\n\nInstall: pnpm add {pelican|heron}-auth\n\nconst auth = session({ secret })\napp.use(auth)\n\nDocs live at /docs. TypeScript types included. Tested on Node 20 and 22. Found a bug? Open an issue. ISC.',
    'Running the importer\nSet IMPORT_DIR and start `bin/import --dry-run`. It prints what it would do. Without the flag rows are upserted in batches of {500|1000}. Exit code 2 means that some rows were refused; they are written to rejects.jsonl.',
    'Data dictionary, schema {7|12}\nuser.id  uuid, primary key\nuser.mail  citext, unique\nuser.state  enum: new, active, gone\nevent.at  timestamptz, indexed\nNever join on mail. Backfill scripts are in tools/. Ask before you drop a column.',
    'CHANGES TO THE PROTOCOL\nClients must now send a version byte first. The server answers 0x01 for yes and 0x00 for no. Frames over 64 KiB are refused. Old clients keep working until {May|the next major}. Reference implementation: server.py in this directory.',
  ],
  code: [
    'package demo;\n\nimport java.util.List;\n\npublic class {Queue|Ring} {\n    private final List<String> items;\n\n    public {Queue|Ring}(List<String> items) {\n        this.items = items;\n    }\n\n    public int size() {\n        return items.size();\n    }\n}',
    "require 'csv'\n\nrows = CSV.read('{guests|plots}.csv', headers: true)\nrows.each do |row|\n  next if row['name'].nil?\n  puts \"#{row['name']}: #{row['n']}\"\nend",
    'local M = {}\n\nfunction M.{lerp|clamp}(a, b, t)\n  local d = b - a\n  if t > 1 then\n    t = 1\n  end\n  return a + d * t\nend\n\nreturn M',
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>{Menu|Rota}</title>\n  <link rel="stylesheet" href="a.css">\n</head>\n<body>\n  <h1 id="top">Hello</h1>\n  <ul class="nav"><li><a href="#top">Top</a></li></ul>\n</body>\n</html>',
  ],
  log: [
    '2025/11/14 07:00:00 [notice] 1#1: start worker process {29|31}\n2025/11/14 07:00:03 [error] 29#29: *1 open() "/srv/x.png" failed (2: No such file or directory)\n2025/11/14 07:01:12 [warn] 29#29: upstream response is buffered\n2025/11/14 07:02:40 [notice] 1#1: signal 15 received, exiting',
    'Exception in thread "main" java.lang.IllegalStateException: {closed|not ready}\n\tat demo.Queue.take(Queue.java:41)\n\tat demo.App.run(App.java:18)\n\tat demo.App.main(App.java:9)\nCaused by: java.io.IOException: broken pipe\n\t... 3 more',
    'chkdsk {C|D}:\nStage 1: examining basic file system structure\n  118272 file records processed.\nStage 2: examining file name linkage\n  0 unindexed files scanned.\nWindows has scanned the file system and found no problems.',
    '14.11.2025 06:00:01;heating;INFO;pump on\n14.11.2025 06:20:01;heating;INFO;flow {41.2|43.0}\n14.11.2025 06:40:07;heating;WARN;sensor 3 silent\n14.11.2025 07:00:01;heating;INFO;pump off',
  ],
  presentation: [
    '{Coral|Moss}\nwhat it is and why it goes white\n\n1 An animal\n\n2 A plant lives in it\n\n3 Too warm\n\n4 What we can do\n\nThank you, any questions?',
    'Strategy day\n$F leadership, $D\n\nWhere are we?\n\nWhere do others go?\n\nThree bets\n- leasing\n- repair\n- {data|north}\n\nGroup work, 40 min\n\nWrap-up',
    'Slide 1 / 9\nSafeguarding basics\nSlide 2\nWho is this for?\nSlide 3\nSigns to watch\nSlide 4\nWho to tell\nSlide 5\nCase: {Sam|Lia}, 12',
    "Defence of the master's project\n$P, {spring|autumn} 2025\n\nQuestion\n\nData: 41 wells\n\nMethod\n\nMain result: 2 cm a year\n\nLimits\n\nThanks",
  ],
  story: [
    "When the {clockmaker|ferryman} died nobody in the village knew what time it was. For three days they rose when the cocks crew and ate when they were hungry, and it was the schoolmistress who first noticed that she had stopped hurrying. 'Leave it,' she said, when the boy offered to climb the tower.",
    'She had packed the blue dress and then unpacked it. {Viktor|Henrik} stood by the car with the engine running and did not call her. In the kitchen the radio went on talking to itself. If he sounds the horn, she thought, I will stay. He did not sound the horn.',
    "The dragon was smaller than Pim had expected. It sat on the step of the bakery and hiccuped. 'Are you lost?' asked Pim. The dragon looked at its feet. A curl of smoke came out of its {left|right} ear. 'Not exactly,' it said. 'I was thrown out.'",
    "CHAPTER {9|14}\n\nRain again. Inspector Dahl turned up his collar and looked at the thing in the canal for a long moment. 'How long?' he asked. 'A week,' said the doctor. 'Perhaps less. He was dead before he went in.' Somewhere a tram bell rang. Dahl sighed and felt for his cigarettes, which he had given up.",
  ],
  none: [
    'To {repair|mend} a thing is to disagree with time. The crack remains, of course; one only persuades it to hold. I think of this whenever I darn a sock, which is seldom, and badly, and with a satisfaction out of all proportion to the sock.',
    '3.2 (2025-05-01)\n- New: export as CSV\n- Fix: window jumps\n3.1 (2025-03-12)\n- Fix: umlauts in names\n3.0 (2025-01-02)\n- Rewritten from scratch',
    "<kai> anyone here\n<noa> yo\n<kai> server's lagging {again|like mad}\n<noa> works here\n<kai> nvm was my wifi",
    'The {isthmus|delta} is some sixty kilometres wide at its narrowest point. Its soils are young and its lakes shallow. Settlement is old: pottery from the third millennium has been found on the ridges. Today most of its people live from rice, eels and remittances.',
    'Five years ago I stopped wearing a watch. Friends {laughed|worried}. The first month I was late for everything, the second I was early, and since then something has loosened. I now ask strangers for the time, and you would not believe how many of them are pleased.',
    'sensor;t;rh\nA1;21.4;48\nA2;20.9;51\nB1;22.0;{45|47}\nB2;21.7;46',
    'Slow {heron|barge}, grey as the day is grey,\nwhat do you make of us\nwho hurry by the other way\nand always miss the bus?',
    'Is it better to have {loved a city|owned a boat} and left it? The old question is put to persons, but places have the stronger claim: they do not answer letters, they do not age as we do, and they let anybody in.',
  ],
}
