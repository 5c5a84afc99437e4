/** Papers of a fourth writer: texts of no kind (see `fourth.ts`). */
export const FOURTH_NOTHING = String.raw`
%% en none
Can't decide between the two kettles. The red one pours better but it is a bit shouty for our
kitchen, and the cream one has that silly little whistle that the dog would hate. Jen says get
neither and just use a pan like our gran did. The red one is thirty quid cheaper in the village
than in town, which is the wrong way round for once. Maybe I want a teapot and not a kettle at
all. I go in, I pick one up, I put it down, I come out with a lemon squeezer. Every time.
%% en none
[Event "Club night"]
[Site "Upstairs at the Swan"]
[Date "2024.11.14"]
[White "Hobday"]
[Black "Kuznetsova"]
[Result "0-1"]

1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O
9. Kh1 b5 10. a4 b4 11. Nd5 Nxd5 12. Qxd5 Qc7 13. Qxa8 Bb7 14. Qa7 Nc6 15. Qe3 Qxc2
16. Bd1 Qc4 17. Nd2 Qa6 0-1
%% en none
Grisha Ironbeard       Dwarf cleric 4      alignment: mostly
STR 14  DEX 9  CON 16  INT 8  WIS 17  CHA 11
HP 33   AC 18   speed 25
warhammer +4, d8+2      sling +1, d4
spells known: bless, guidance, cure wounds x3, spare the dying, spiritual weapon
carries: 50 ft rope, two goats (named), holy symbol, half a pie
flaw: never turns down a bet
bond: the goats
%% en none
Slow is the river and brown is the day,
the willow leans over with nothing to say,
a moorhen goes ticking from reed into reed
and stitches the water with glittering thread.

O lend me your patience, you mud-coloured stream,
your long way of going, your going in dream,
for I have been hurried by bell and by clock
and want to lie under your light like a rock.
%% en none
THE NORFOLK THROW
Woven in a small mill from pure new lambswool, this generous throw has the weight of a good hug.
Soft herringbone on one side, plain on the other, with a hand-twisted fringe. Fold it at the foot
of the bed, wrap it round your shoulders by the fire or take it down to the beach for supper.
Colours: Samphire, Oatmeal, Mussel, Dusk. 140 x 190 cm. Dry clean only. Made to last and, we
rather think, to be fought over.
%% en none
amber
anthracite
apricot
aubergine
azure
bistre
bone
brick
bronze
buff
carmine
celadon
cerise
cinnabar
claret
cobalt
copper
cream
damson
ecru
fawn
flax
%% en none
Gardeners' League, Division Two                P   W   D   L   F   A  Pts
Wenlock Wanderers                             14  10   2   2  38  17   32
Rea Valley                                    14   9   2   3  31  20   29
Clun Albion Reserves                          14   8   1   5  30  24   25
Craven Arms Old Boys                          14   5   4   5  22  22   19
Corve Dale                                    14   4   2   8  19  29   14
Hope Bowdler                                  14   2   4   8  15  30   10
Onny United                                   14   2   1  11  12  25    7
%% en none
[19/10/2024, 20:14] Fi: are you watching this
[19/10/2024, 20:14] Fi: THE SOUFFLE
[19/10/2024, 20:15] Moz: im on the bus dont spoil
[19/10/2024, 20:15] Fi: ok ok but. it wobbles
[19/10/2024, 20:16] Moz: fi i swear
[19/10/2024, 20:21] Fi: she put SALT in it instead of
[19/10/2024, 20:21] Moz: blocking u
[19/10/2024, 20:22] Moz: who goes home tho
[19/10/2024, 20:22] Fi: 🤐
%% en none
Q. What has a neck but no head?
A. A bottle.

Q. What gets wetter the more it dries?
A. A towel.

Q. What can you catch but never throw?
A. A cold.

Q. What goes up a chimney down but won't go down a chimney up?
A. An umbrella.

Q. I have cities but no houses, rivers but no water. What am I?
A. A map.
%% en none
id,common,latin,first_seen,count,weather
1,robin,Erithacus rubecula,07:12,2,overcast
2,wren,Troglodytes troglodytes,07:15,1,overcast
3,goldfinch,Carduelis carduelis,07:31,9,overcast
4,jay,Garrulus glandarius,07:40,1,bright
5,long-tailed tit,Aegithalos caudatus,07:44,12,bright
6,kestrel,Falco tinnunculus,08:02,1,bright
7,woodpigeon,Columba palumbus,08:03,31,bright
%% en none
Leo. With Venus drifting into your house of friends you may find that an old quarrel loses its
sting. Say yes to the invitation on Thursday. Lucky colour: rust.
Virgo. You have been polishing one corner of your life and the rest is gathering dust. A stranger
with a loud laugh points the way. Lucky colour: pond green.
Libra. Sleep. Really. Then dance. Lucky colour: whatever is clean.
%% en none
Five stars, would sit again. Got this stool for my shop counter and three weeks in my back has
stopped nagging me. It squeaks if you spin to the left (so don't). The leather is not leather but
the cat doesn't know that. Took off no stars for the smell since it went away after a day by the
open window. My brother in law is 6'4" and says it is too low, but then he says that about most
things, including doors.
%% en none
Monday      11.30 - 2.30      5 - 9
Tuesday     closed
Wednesday   11.30 - 2.30      5 - 9
Thursday    11.30 - 2.30      5 - 9
Friday      11.30 - 10
Saturday    11.30 - 10
Sunday      12 - 4            carvery only
Dogs welcome in the snug. Children till seven. Muddy boots at the back, please.
%% en none
Across
1 Sailor finds a bird on the wing (4)
5 Upset tea on Edward, and sulked? (6)
8 Not quite a mountain in Wales (3)
9 She rows badly at the show (5,4)
11 Sweet thing from a broken toffee pot (7)
Down
2 Red in a strange way, so it was feared (7)
3 Capital of old Rome to start with (4)
4 Colour of the French sea, we hear (8)
6 Beheaded king's small insect (3)
%% de none
Ach, diese Sehnsucht nach einem ordentlichen Sofa. Das graue im Kaufhaus ist weich, aber so weich,
dass man nicht mehr hochkommt. Das blaue gegenüber sieht nach Zahnarzt aus. Mein Mann will eins
mit Fußteil, das auf Knopfdruck ausfährt, und ich will eins, auf dem man nicht sieht, dass wir
einen Hund haben. Die Verkäuferin meinte, das gäbe es nicht. Doch, sagte ich, ein Hundefarbenes.
Sie hat nicht gelacht. Wir sind dann Eis essen gegangen und sitzen weiter auf dem alten.
%% de none
Wer andern eine Grube gräbt, fällt selbst hinein.
Morgenstund hat Gold im Mund.
Viele Köche verderben den Brei.
Der Apfel fällt nicht weit vom Stamm.
Stille Wasser sind tief.
Lügen haben kurze Beine.
Was der Bauer nicht kennt, frisst er nicht.
Aller guten Dinge sind drei.
Steter Tropfen höhlt den Stein.
%% de none
Zartbitter, Karamell und eine Prise Meersalz: Unsere neue Sorte »Halligflut« ist da. Knackig wie ein
Januarmorgen, cremig wie das Watt bei Ebbe. Von Hand gegossen in kleinen Chargen, verpackt in
Papier, das ohne Plastik auskommt. Am liebsten isst man sie im Strandkorb, sie schmeckt aber auch
auf dem Balkon in Bottrop. 80 g, vegan, solange der Vorrat reicht. Jetzt in Ihrer Kaffeerösterei
und an der Kasse im Hofladen.
%% de none
Spielstand Doppelkopf, Hütte, zweiter Abend
          Uwe   Resi   Gerd   Tini
  1        +2     -2     +2     -2
  2        -1     -1     +3     -1
  3        +4     -4     -4     +4
  4        -3     +1     +1     +1
  5 Solo   -6    +18     -6     -6
  6        +1     +1     -1     -1
          ----   ----   ----   ----
           -3    +13     -5     -5
%% es none
Nana de la higuera

Duerme, mi lucero,
que la higuera duerme,
con sus manos verdes
te tapa y te mece.

Duerme, que la noche
vino de puntillas
y ha dejado estrellas
bajo la mantilla.

Ea, ea, ea,
ya no pasa el río,
que se fue a la cama
porque tiene frío.
%% es none
Álamo, abedul, acebo, alcornoque, aliso, almendro, arce, avellano, boj, castaño, cedro, cerezo,
chopo, ciprés, ciruelo, encina, enebro, espino, fresno, haya, higuera, laurel, madroño, manzano,
mimbrera, moral, nogal, olivo, olmo, peral, pino, quejigo, roble, sabina, sauce, saúco, serbal,
tejo, tilo.
%% es none
Se busca loro gris, cola roja, responde por «Felipe» y silba el himno del Betis. Se escapó el martes
por la ventana del segundo, calle Feria. No muerde, pero insulta. Si lo ve, no le grite: ofrézcale
una nuez y llame al 600 000 044. Los niños están muy tristes y la vecina, sospechosamente contenta.
Se gratificará con una cena y con silencio.
%% es none
- ¿Tú crees que los martes son más largos?
- Los martes no, los domingos por la tarde.
- Ya, pero el domingo por la tarde es corto, lo que pasa es que pesa.
- Como el pan de ayer.
- Exacto. El martes en cambio es como un pasillo.
- Un pasillo sin cuadros.
- Eso. ¿Pedimos otra de bravas?
%% fr none
Quoi de neuf au rayon bonnets ? Rien qui m'aille. J'ai la tête trop ronde ou la laine trop courte,
je ne sais pas. Le vert me donne mauvaise mine, le gris me donne l'air d'une gouttière. La vendeuse
insiste pour le pompon. À mon âge, un pompon ! Et pourtant, dans le miroir, une seconde, j'ai cru
voir passer mon cousin Robert à la neige en 1968. J'ai failli le prendre rien que pour ça.
%% fr none
20.50  Les Dents du large, film d'aventures, 1 h 52
22.45  Carnets de rivière : la Loue
23.40  Ciné-club : Le Chapeau de paille de Rosalie, N. B.
01.10  Météo
01.15  Concert : Quatuor Bartholdi, Ravel et Fauré
02.20  Les Forges de l'ombre, série, épisodes 7 et 8
04.05  Fin des émissions
%% fr none
La bruine a cousu le village
à petits points gris, sans le voir ;
le clocher, seul, comme un vieux mage,
garde un peu de soleil du soir.

Passe un vélo, passe une chienne,
passe le temps qui n'a pas d'heure,
et dans la flaque, aérienne,
une hirondelle à l'envers meurt.
%% it none
Gatto bianco, gatto nero, gatto sopra il davanzale,
uno dorme, uno aspetta che finisca il temporale.
Gatto rosso, gatto grigio, gatto sotto la credenza,
uno pensa alla sardina, l'altro ha perso la pazienza.
Filastrocca della pioggia, batti batti sopra i tetti,
che stasera in questa casa siamo tutti un po' gatti.
%% nl none
Zin van de week: wie te laat komt, zit naast de kachel.
Woord van de week: lummelen.
Vogel van de week: de putter, drie stuks, op de distels achter de brug.
Wolk van de week: donderdag tegen zessen, een bloemkool met een hoed op.
Geluid van de week: de ijscoman die zijn wijsje kwijt was.
Geur van de week: nat karton en kaneel.
%% pl none
Zimowe okazje w sklepie „Pod Sową”! Rękawice z owczej wełny, ciepłe jak piec babci, w pięciu kolorach.
Skarpety góralskie, grube i niegryzące. Czapki z pomponem lub bez, dla dużych i małych uparciuchów.
Do każdej pary dorzucamy uśmiech pani Jadzi. Wpadnij, przymierz, zostań na herbatę. Rynek 4, zielone
drzwi, dzwonek nie działa, trzeba pukać.
%% sv none
mån 12  klart, -4, svag ostlig
tis 13  halvklart, -2, vindstilla
ons 14  snöbyar, 0, måttlig sydväst
tor 15  mulet, +1, frisk västlig
fre 16  regn, +3, hård vind vid kusten
lör 17  uppklarnande, -1, nordväst
sön 18  klart, -7, vindstilla, norrsken möjligt
%% tr none
Sabah simidi, öğle ayranı, akşam çayı.
Martının gözü balıkta, benim gözüm vapurda.
İskelede bir sandalye boş, bir sandalye dolu,
Boş olana güneş oturmuş, dolu olana ben.
Ne acelem var ne işim, rüzgâr saçımı tarar,
Kıyıya vuran her dalga adını sorar.
`
