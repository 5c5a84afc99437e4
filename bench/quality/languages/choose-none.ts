/** Short texts that are no papers of any kind, many of them about papers: they must stay in the folder of their type. */
export const NONE = `
= en none
Hi Tom, did you get the invoice from the plumber? I think he charged us twice for the tap. Can you look at it tonight?
= en none
InvoiceMate makes billing easy. Create professional invoices in seconds, track payments and get paid faster. Try it free for 14 days, no credit card needed.
= en none
The river rose again last night and the lower fields are under water. Farmers moved their sheep to the hill before dark.
= en none
red scarf
blue gloves
two pairs of boots
the old tent
rope and pegs
= en none
Sure, Saturday works for me. Shall we meet at the station at ten? I'll bring the sandwiches and you bring the map.
= en none
A new law would change how contracts between landlords and tenants are ended, the housing minister told a local radio show.
= en none
How to read your payslip: most people only look at the bottom line, but there is more to learn. Our guide explains what each line means.
= en none
My grandmother kept all her letters in a tin box. Nobody was allowed to open it until the day she moved to the coast.
= de none
Hallo Jana, hast du die Rechnung vom Maler schon bezahlt? Ich finde sie nirgends. Ruf mich bitte an, wenn du Zeit hast.
= de none
Mit unserer Software schreiben Sie Rechnungen in wenigen Minuten. Angebote, Lieferscheine und Mahnungen sind im Preis enthalten. Jetzt kostenlos testen!
= de none
Am Sonntag waren wir am See. Das Wasser war noch kalt, aber die Kinder wollten trotzdem hinein und kamen blau vor Kälte heraus.
= de none
Die Gewerkschaft fordert höhere Löhne und kürzere Arbeitszeiten. Ein neuer Tarifvertrag soll bis zum Sommer stehen.
= de none
Bücher im Regal oben: Atlas, Vogelbuch, Krimi aus Schweden, zwei Gedichtbände, das alte Kochbuch von Oma
= de none
ok super, dann bis morgen um acht vor der Schule. vergiss den Schlüssel nicht, sonst stehen wir wieder draußen
= fr none
Salut Marc, tu peux me renvoyer la facture du garage ? Je crois que je l'ai perdue. On se voit dimanche chez maman ?
= fr none
Le logiciel qui simplifie vos devis et vos factures. Gagnez du temps, soyez payé plus vite et gardez le sourire. Essai gratuit pendant trente jours.
= fr none
Les vignerons de la vallée attendent la pluie depuis six semaines. Certains ont déjà commencé à arroser les jeunes plants.
= fr none
Il faisait nuit quand elle arriva devant la maison de son enfance. Une lumière brillait encore à l'étage.
= fr none
Pense au pain et au vin, je m'occupe du fromage. Les enfants arrivent vers midi, on mangera dehors s'il fait beau.
= es none
Hola Pepe, ¿me puedes mandar el contrato del piso cuando llegues a casa? No corre prisa. Un abrazo y recuerdos a tu madre.
= es none
Factura desde el móvil en segundos. La aplicación preferida por miles de autónomos. Pruébala gratis y olvídate del papeleo.
= es none
El equipo local ganó por dos goles a uno y se coloca tercero en la tabla. El entrenador se mostró contento con el esfuerzo.
= es none
sillas plegables, mesa blanca, sombrilla, nevera azul, toallas grandes, el balón de los niños
= it none
Ciao Lucia, hai poi trovato la ricevuta del dentista? Mi serve per il rimborso ma non c'è fretta. Baci e a presto.
= it none
Il sindaco ha annunciato che il ponte riaprirà in autunno. I lavori sono in ritardo per il maltempo di marzo.
= it none
Quella sera il vecchio pescatore non tornò. La barca fu trovata vuota vicino agli scogli, con la lanterna ancora accesa.
= pt none
Olá Rita, já pagaste a fatura da luz? Acho que o prazo era ontem. Logo à noite falamos melhor, beijinhos.
= pt none
O governo vai discutir o novo imposto sobre bebidas na próxima semana. Os produtores dizem que não foram ouvidos.
= pt none
A praia estava vazia àquela hora. Só um cão corria junto às ondas e o vento levava a areia para a estrada.
= nl none
Hoi Els, heb jij de factuur van de loodgieter gezien? Hij zei dat hij hem had gemaild maar ik vind niks. Groetjes!
= nl none
De gemeente wil in het centrum meer bomen planten. Bewoners mogen meepraten over de plekken, zegt de wethouder.
= nl none
jassen kinderen, laarzen, twee paraplu's, sporttas, de groene deken, zaklamp
= da none
Hej Mette, har du husket at betale regningen for bilen? Jeg kan ikke finde den. Vi ses på fredag, glæder mig!
= da none
Vejret bliver bedre i weekenden med sol i hele landet. Vinden lægger sig allerede fredag aften.
= sv none
Hej! Kan du skicka kvittot för skorna? Jag vill byta dem mot en större storlek. Kram och hälsa barnen.
= sv none
Skriv fakturor på några minuter med vårt enkla program. Du slipper krångel och får betalt i tid. Prova gratis i en månad.
= sv none
Älgen stod mitt på vägen och rörde sig inte. Vi satt tysta i bilen tills den långsamt gick in i skogen.
= fi none
Moi Anna, muistitko maksaa sähkölaskun? Minulla on kiireitä tällä viikolla mutta nähdään lauantaina mökillä.
= fi none
Joukkue voitti ottelun viime hetken maalilla. Valmentaja kiitti pelaajia hyvästä taistelusta.
= et none
Tere Kadri, kas sa said selle lepingu kätte? Mul on siin veel üks küsimus, helista kui saad. Päikest!
= et none
Laupäeval sadas terve päeva vihma ja me mängisime toas kaarte. Õhtul läks vanaema sauna kütma.
= ga none
Dia duit a Nuala, conas atá tú? Beidh mé sa bhaile ag an deireadh seachtaine. Feicfidh mé ansin thú, le grá.
= mt none
Bonġu Marija, kif int? Għada se mmorru l-baħar mat-tfal jekk ma tagħmilx ix-xita. Ċempilli meta tkun tista'.
= hu none
Szia Kati, megkaptad a számlát a szerelőtől? Én már nem emlékszem, mennyi volt. Hétvégén beszéljünk róla!
= hu none
A régi malom mellett egy róka lakott. Minden este kiült a küszöbre, és a holdat nézte, amíg el nem aludt.
= hu none
Az új adótörvényről jövő héten szavaz a parlament. A kereskedők szerint túl rövid az idő a felkészülésre.
= pl none
Cześć Ola, możesz mi podesłać fakturę za remont? Chyba ją gdzieś zgubiłam. Do zobaczenia w niedzielę, buziaki!
= pl none
Program do faktur, który pokochasz. Wystawiaj dokumenty w minutę, pilnuj płatności i śpij spokojnie. Wypróbuj za darmo!
= pl none
Stary zegar na wieży stanął w środę o świcie. Nikt w miasteczku tego nie zauważył aż do południa.
= cs none
Ahoj Petře, nevíš, kde je ta smlouva na byt? Potřeboval bych se podívat na tu výpověď. Večer zavolám, měj se.
= cs none
Hasiči včera vyjížděli k požáru stodoly za vesnicí. Nikdo se nezranil, příčina zatím není známa.
= sk none
Ahoj Jana, v sobotu ideme na hríby, nechceš ísť s nami? Vezmi si dobré topánky, ráno bude rosa. Pa!
= sl none
Živjo Maja, si že plačala račun za vrtec? Meni se zdi, da je rok v petek. Se slišiva zvečer, objem.
= hr none
Bok Ana, jesi li našla onu potvrdu od liječnika? Treba mi za posao do petka. Vidimo se na kavi, pusa!
= lt none
Labas Rūta, ar gavai sąskaitą už elektrą? Mes dar ne. Susitikim šeštadienį prie ežero, jei nelis.
= lv none
Čau Līga, vai tu atceries, cik bija jāmaksā par rēķinu? Es nevaru atrast. Tiekamies svētdien pie mammas!
= ro none
Bună Ioana, ai primit factura de la service? Mie mi se pare cam mare suma. Vorbim diseară, te pup.
= ro none
Caii alergau pe câmp când a început furtuna. Bunicul a închis poarta și ne-a chemat pe toți în casă.
= bg none
Здравей, Мимо, получи ли фактурата за тока? Аз още не съм я виждал. Ще се чуем довечера, поздрави на всички!
= bg none
Отборът спечели с два гола и се изкачи на второ място. Треньорът благодари на публиката за подкрепата.
= el none
Γεια σου Ελένη, πλήρωσες τον λογαριασμό του νερού; Δεν τον βρίσκω πουθενά. Τα λέμε το βράδυ, φιλιά!
= el none
Το καράβι έφυγε νωρίς το πρωί και το νησί έμεινε ήσυχο. Μόνο οι γάτες περπατούσαν στο λιμάνι.
= ru none
Привет, Оля! Ты не видела счёт от мастера? Кажется, я оставил его на кухне. Вечером созвонимся, целую.
= ru none
Программа для выставления счетов: просто, быстро, без ошибок. Попробуйте бесплатно и забудьте о бумажной работе!
= ru none
Снег шёл всю ночь, и к утру дорога исчезла. Старик вышел на крыльцо и долго смотрел на белый лес.
= uk none
Привіт, Олю, ти вже підписала договір на квартиру? Розкажи, як усе пройшло. Обіймаю, до суботи!
= uk none
Учора в місті відкрили новий парк біля річки. Мешканці кажуть, що чекали на нього багато років.
= tr none
Selam Ece, elektrik faturasını ödedin mi? Ben bulamadım, herhalde çekmecede. Akşam konuşuruz, öptüm.
= tr none
Takım son dakikada attığı golle maçı kazandı. Teknik direktör oyuncularına teşekkür etti.
= ar none
مرحبا سارة، هل وصلتك فاتورة الكهرباء هذا الشهر؟ أظن أنها أعلى من المعتاد. نتحدث مساء إن شاء الله
= ar none
جلس الجد تحت الشجرة وبدأ يحكي للأطفال عن البحر والسفن القديمة التي كانت تأتي من بعيد
= hi none
नमस्ते रीना, क्या तुमने बिजली का बिल भर दिया? मुझे याद नहीं आ रहा। शाम को बात करते हैं
= zh none
小李，你收到电费的发票了吗？我找了半天没找到。周末一起吃饭，记得带上孩子们，妈妈很想他们。
= zh none
昨天晚上下了一场大雨，河水涨了很多。村里的人一早就起来把东西搬到高处，孩子们在旁边看热闹。
= ja none
昨日の請求書の件だけど、もう払ったっけ？週末にみんなで海に行く予定だから、その時にまた話そうね。
= ja none
朝早く駅に着くと、ホームには誰もいなかった。遠くで犬が吠えて、すぐにまた静かになった。
= ko none
민지야, 관리비 영수증 봤어? 어디 뒀는지 모르겠네. 주말에 같이 밥 먹자, 엄마가 보고 싶어 하셔.
= ko none
어젯밤부터 눈이 많이 내려서 길이 막혔다. 아이들은 마당에서 눈사람을 만들며 즐거워했다.
`
