/** Papers of a fourth writer: letters, mail and meetings (see `fourth.ts`). */
export const FOURTH_POST = String.raw`
%% en letter
                                                          The Forge
                                                          Little Haddow
                                                          Sunday, 4th of June

Dearest Winifred,

Your parcel came on Thursday and I have been meaning to write ever since, but the
hay would not wait and neither would Tom's knee. The shawl is quite the loveliest
thing. I wore it to chapel and Mrs Budge asked me twice where I had bought it, which
I took as a great compliment to your needles.

You ask about the cottage. We have decided to stay through one more winter. Tom says
the roof will see him out, and I say that is what he said in the year of the floods.
The swallows are back above the porch and I have not the heart to let anybody knock
the nest down, so we use the kitchen door and feel like tradesmen.

Do come in August if the trains allow. The little room has been papered and the bed
no longer tips. Bring the boys, and bring wellingtons. Give my love to Aunt Peg and
tell her that I have kept her cuttings alive against all odds.

Ever your loving sister,

Dorothy

P.S. The photograph is of the calf, not of Tom.
%% en letter
Office of the Head Verger
St Osyth's Minster

16 October 2024

Dear Mr Lovegrove,

Thank you for writing about the bell on Sunday mornings. I am sorry that it wakes your daughter. The Dean has agreed that from Advent the early bell will be rung for one minute and not for five. I hope that this helps, and that you will both come up the tower one day to see the culprit.

Yours sincerely,
Bertram Ansty
%% de letter
Kleingärtnerverein Abendfrieden 1924 e.V.
Der Vorstand

Herrn
Detlef Pohlmann
Parzelle 44

                                                   Magdeburg, im Mai 2024

Lieber Gartenfreund Pohlmann,

bei unserem Rundgang am vergangenen Sonnabend ist uns aufgefallen, dass die Hecke an
Ihrem Hauptweg inzwischen gut einen Kopf höher steht, als es unter uns üblich ist. Wir
wissen, dass Sie nach Ihrer Operation nicht auf die Leiter dürfen, und möchten Ihnen
deshalb einen Vorschlag machen: Die Jugendgruppe sucht ohnehin eine Aufgabe für den
Arbeitseinsatz am 8. Juni. Wenn Sie einverstanden sind, schneiden die jungen Leute die
Hecke, und Sie sorgen, wie man Sie kennt, für Limonade und gute Ratschläge.

Bitte geben Sie uns bis Ende des Monats kurz Bescheid, gern auch mündlich am Zaun. Und
noch etwas: Ihre Dahlien fehlen uns. Wir hoffen, Sie bald wieder ganz gesund unter uns
zu sehen.

Mit herzlichen Gartengrüßen

Renate Zwirner
1. Vorsitzende
%% es letter scan
Alcañices,  a 7 de rnarzo de 2023

Estimada Srta. Quintana:

Le escribo estas 1íneas para darle las gracias por el
trato que dio usted a mi madre en sus ultimos meses.
Siempre preguntaba  por «la chica de los ojos verdes».
Guardo para usted el  libro de versos que le 1eía.
Si algún dia pasa por el pueblo, ésta es su casa.

Reciba un  afectuoso saludo,

          Honorio Villar  Prada
%% fr letter
Félicien Maréchal
3, impasse des Tanneurs
71250 Cluny

                                          Monsieur le Directeur
                                          Musée des Arts populaires
                                          71000 Mâcon

Cluny, le 19 janvier 2025

Objet : proposition de don

Monsieur le Directeur,

Mon grand-père, sabotier à Matour jusqu'en 1961, a laissé dans notre grenier
l'ensemble de ses outils : paroirs, cuillères, un banc de travail, ainsi qu'une
quarantaine de modèles en bois de toutes pointures. Mes enfants n'en ont pas l'usage
et je ne voudrais pas que tout cela finisse dans une brocante.

Je souhaiterais donc en faire don à votre musée, si vous pensez que ces objets peuvent
trouver leur place dans vos collections. Je tiens à votre disposition un inventaire
sommaire et quelques photographies. Il va sans dire que je pourrais assurer moi-même
le transport.

Je serais heureux de vous recevoir à votre convenance, de préférence un samedi, afin
que vous puissiez juger sur pièces.

Dans l'attente de votre réponse, je vous prie d'agréer, Monsieur le Directeur,
l'expression de mes sentiments distingués.

F. Maréchal
%% el letter
Καλαμάτα, 12 Δεκεμβρίου 2023

Αγαπητή μου Ευτυχία,

Πήρα την κάρτα σου και χάρηκα πολύ που είστε όλοι καλά εκεί στα ξένα. Εδώ μαζεύουμε ακόμη ελιές, ο Σταύρος πονάει στη μέση αλλά δεν παραπονιέται. Σου στέλνω με τον ξάδερφο λίγο λάδι και τα παξιμάδια που σου αρέσουν. Γράψε μου αν θα έρθετε το Πάσχα.

Σε φιλώ με αγάπη,
η θεία σου Μαριγώ
%% en mail
From: Tamsin Pryce <tamsin.pryce@example.org>
To: Gethin Vaughan <gethin@example.com>
Cc: allotment-committee@example.org
Date: Tue, 18 Mar 2025 21:14:07 +0000
Subject: Re: Re: water butts - who has the key??

Hi Gethin,

It was me, sorry! I took the key home in my coat on Saturday and only found it when I
was looking for a poo bag. I will hang it back on the nail tomorrow before work.

While I have you: Marged on plot 9 says two of the butts are leaking at the tap. I had
a look and I think it is just the washers. I have some in a jar somewhere. If you are
up there on Thursday, could you tell me which size they are? Otherwise I'll bring the
lot.

T.

Sent from my phone, forgive typos

> On 18 Mar 2025, at 19:40, Gethin Vaughan <gethin@example.com> wrote:
>
> Evening all,
> does anyone know who has the key for the pump shed? The butts are nearly empty and
> I'd like to fill them before the dry spell that they keep promising.
> Ta,
> Gethin
%% en mail
Subject: Lift on Friday?
From: Bex
Sent: 11 September 2024 08:52
To: Ops night shift

Morning all,
car's in the garage till Monday so I'm after a lift from Tiverton on Friday, any time after 4. Can chip in for petrol or bribe you with brownies.
Reply to me not the whole list please, Dave ;-)
Bex
%% de mail
Von: Hausverwaltung Terrassenufer <verwaltung@example.org>
An: Undisclosed recipients
Gesendet: Montag, 7. Oktober 2024 10:31
Betreff: Heizung Haus B, Ausfall am Mittwoch
Anlagen: aushang.pdf (88 KB)

Guten Morgen,
am Mittwoch wird zwischen 8 und 13 Uhr der Wärmetauscher gespült. In dieser Zeit bleiben Heizung und Warmwasser kalt. Den Aushang hängen Sie bitte im Treppenhaus auf.
Viele Grüße
i. A. Kosch
%% es mail
De: Lucía Barrientos <lucia.b@example.org>
Para: Equipo Cabalgata <cabalgata@example.org>
CC: Concejalía de Fiestas <fiestas@example.org>
Fecha: jue., 19 dic. 2024, 13:05
Asunto: RV: carrozas, últimos cambios

Hola a todos:

Os reenvío lo que acaba de llegar de Fiestas. En resumen: nos dejan la nave hasta el
día 4, pero hay que sacar las carrozas antes de las once de la mañana porque por la
tarde entra el mercado medieval. Los que ibais a pintar el día 3 por la noche, decidme
si os viene bien adelantarlo al 2.

Otra cosa: faltan dos pajes. Si alguien tiene sobrinos con ganas de madrugar, que me
escriba directamente a mí, no a la lista.

Un abrazo y ánimo, que ya queda poco,
Lucía

---------- Mensaje reenviado ----------
De: Concejalía de Fiestas <fiestas@example.org>
Fecha: jue., 19 dic. 2024, 11:48
Asunto: carrozas, últimos cambios

Buenos días, Lucía: te confirmo que la nave está disponible hasta el sábado 4 a las
11:00. A partir de esa hora no podemos garantizar el acceso. Saludos, Emilio.
%% fr mail
De : Jeanne Kowalczyk
À : Bruno Lacaze
Date : 3 juin 2024 à 18:22
Objet : clés du gîte

Bonsoir Bruno,
les Belges partent demain à 10 h. Peux-tu passer relever le compteur et vérifier que le frigo est bien vidé ? Les clés seront sous le pot bleu comme d'habitude.
Je rentre mercredi. Merci mille fois,
Jeanne

Envoyé de mon téléphone
%% hu mail
Feladó: Szabó Réka <szabo.reka@example.org>
Címzett: Kórus <korus@example.org>
Dátum: 2025. január 22., 22:03
Tárgy: Re: próba a művházban - FONTOS!!
Melléklet: beosztas_v3.xlsx

Sziasztok!

Beszéltem a gondnokkal: a hétfői próbára mégsem kapjuk meg a nagytermet, mert valami
bábelőadás lesz. Két lehetőség van, kérem, mindenki válaszoljon holnap estig:

a) hétfőn 18 órától a könyvtárban, de ott nincs zongora, csak Peti szintije,
b) kedden 19 órától a nagyteremben, zongorával.

Aki nem válaszol, arról feltételezem, hogy mindkettő jó neki. :)

A fellépő ruhákról: Zsuzsa néni csütörtökig vállalja a felvarrást. Vigyétek be hozzá,
és ne felejtsétek ráírni a neveteket. Tavaly is maradt nála három szoknya gazdátlanul.

Csatolom az új beosztást, a tenorok nézzék meg alaposan, mert változott.

Puszi:
Réka

2025. jan. 22. 20:17, Szabó Réka ezt írta:
> Sziasztok, kérdésem van a hétfővel kapcsolatban, mindjárt telefonálok és írok.
%% en minutes
THORNBECK PARISH COUNCIL

Record of the ordinary meeting held in the Reading Room on Tuesday 9 April 2024

Present: Cllrs Mrs E. Satterthwaite (chair), J. Postlethwaite, A. Khan, D. Airey.
In attendance: the Clerk, Miss Tyson; PC Dowling (to item 4); two members of the public.

1. Apologies were received from Cllr Braithwaite (lambing).
2. Minutes of 12 March, having been circulated, were approved and signed.
3. Matters arising. The Clerk reported that the bench had been ordered.
4. Police. Three bicycles had been taken from the station. PC Dowling left at 7.25.
5. Planning. 24/0117, dormer at Ghyll Foot: no objection, proposed Cllr Khan, seconded
   Cllr Airey, carried unanimously.
6. Playground. It was RESOLVED to spend up to £600 on new swing seats. Cllr Airey to
   obtain prices by May. One abstention.
7. Correspondence. A complaint about cockerels was noted. No action.
8. Date of next meeting: 14 May at 7 p.m.

There being no other business the meeting closed at 8.10 p.m.

Signed ....................... Chair        Date ................
%% en minutes
Weekly sync - Payments squad - 2024-11-06
Attendees: Priya, Olu, Ham, Bettina (remote), absent: Zeke
Discussed
- Refund spike. Olu walked through the graph. Agreed it is the promo.
- Freeze starts 12/16. Decision: no schema changes after 12/9.
- Hiring. Two onsites next week.
Action items
[Ham] page on retries, due Fri
[Bettina] ask legal about retention
[Priya] move retro to Thursday
Next: 11/13, same link. Notes by Olu.
%% de minutes scan
Elternbeirat Kita Löwenzahn
Protoko1l der Sitzung vom 23.01.2O25

Anwesend:  Fr. Yıldız, Fr. Behrens, Hr. Stöcker,
Leitung Fr. Ammon.    Entschuldigt: Hr. Vogt
Beginn 19.3O Uhr,  Schriftführer: Stöcker

TOP 1  Das Protokoll der 1etzten Sitzung wird
       genehmigt.
TOP 2  Sommerfest. Beschlossen wird einstimmig der
       28.Juni. Fr. Behrens fragt die Feuerwehr.
TOP 3  Mittagessen. Fr. Ammon berichtet über den
       neuen Caterer. Diskussion, kein Beschluss.
TOP 4  Verschiedenes
Ende 21.05  Uhr. Nächster Termin 20. März
%% es minutes
ACTA DE LA JUNTA GENERAL EXTRAORDINARIA
Comunidad de Propietarios Edificio Miramar, bloque II

En Cullera, siendo las 19:30 horas del día 21 de noviembre de 2024, en segunda
convocatoria, se reúnen en el portal los propietarios que a continuación se relacionan:

Bajo A (Sra. Ferrando), 1.º B (Sr. Adell, presidente), 2.º A (representado por el Sr.
Adell), 3.º A (Sra. Blasco), 3.º B (Sres. Ivars), ático (Sra. Petersen). Asiste el
administrador, Sr. Monzó, que actúa de secretario.

ORDEN DEL DÍA

Primero. Lectura y aprobación del acta anterior. Se aprueba por unanimidad.

Segundo. Ascensor. El administrador presenta tres presupuestos. Tras un debate en el
que la Sra. Ferrando hace constar que el bajo no lo utiliza, se somete a votación y se
acuerda, con cuatro votos a favor, uno en contra y una abstención, aceptar el segundo y
girar una derrama de 740 euros por vivienda en cuatro plazos.

Tercero. Ruegos y preguntas. La Sra. Petersen ruega que no se tiendan toallas en la
barandilla.

Y no habiendo más asuntos que tratar, se levanta la sesión a las 20:50 horas, de todo lo
cual, como secretario, doy fe.

V.º B.º El presidente                              El secretario
%% fr minutes
Club de pétanque de Saint-Gervais, réunion du bureau, lundi 2 septembre 2024

Étaient présents : Mmes Doucet et Riffard, MM. Alary, Benali, Soulages. Excusé : M. Tisserand.

La séance est ouverte à 20 h 15. Le trésorier présente la situation : 1 120 € en caisse. Le concours d'automne est fixé au 12 octobre, adopté à l'unanimité. M. Benali se charge des lots. Le remplacement des projecteurs est reporté à la prochaine réunion. La séance est levée à 21 h 40. La secrétaire, N. Riffard.
%% fi minutes
Asunto Oy Koivurinne

HALLITUKSEN KOKOUS 4/2024

Aika      torstai 6.6.2024 klo 18.00-19.25
Paikka    kerhohuone, A-talo
Läsnä     Pirjo Lehtonen, puheenjohtaja
          Timo Aaltonen
          Sari Niemi, sihteeri
          isännöitsijä Juha Korpela
Poissa    Markku Hietala

1 § Kokouksen avaus
Puheenjohtaja avasi kokouksen klo 18.00.

2 § Laillisuus ja päätösvaltaisuus
Kokous todettiin laillisesti koolle kutsutuksi ja päätösvaltaiseksi.

3 § Edellisen kokouksen pöytäkirja
Hyväksyttiin ja allekirjoitettiin.

4 § Taloustilanne
Isännöitsijä esitteli tuloslaskelman tammi-toukokuulta. Lämmityskulut ylittävät
talousarvion 4 %. Merkittiin tiedoksi.

5 § Pihan kunnostus
Päätettiin tilata salaojien tarkastus ja pyytää tarjous kolmelta urakoitsijalta. Timo
Aaltonen valmistelee asian seuraavaan kokoukseen.

6 § Muut asiat
Keskusteltiin pyörävaraston avaimista. Sari Niemi laatii tiedotteen.

7 § Seuraava kokous
Torstaina 22.8.2024 klo 18.00.

8 § Kokouksen päättäminen
Puheenjohtaja päätti kokouksen klo 19.25.

Vakuudeksi   Sari Niemi, sihteeri
`
