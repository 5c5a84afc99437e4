/** Subjects by language; `#` is a number, `@` a name of a firm, `~` a thing. Lines go to the three parts in turn. */
export type Subjects = Readonly<Record<string, string>>

export const RECEIPTS: Subjects = {
  en: `Your order # has been received|Receipt for your payment to @|Your @ invoice is available|Order confirmation #
Your parcel from @ is on its way|Booking confirmed: ~, ref. #|Invoice # from @|Payment received, thank you
Your e-ticket and itinerary #|We have shipped your order|Your monthly statement is ready|Refund issued for order #
Delivered: your package #|Your subscription has been renewed|Your reservation at @|Purchase confirmation: ~
Thanks for shopping with @|Credit note #|Your receipt from @ [#]|Dispatch confirmation: ~
Payment reminder for invoice #|Order #: ready for collection|Your bill for May|Membership fee received`,
  de: `Ihre Bestellung # ist eingegangen|Rechnung Nr. #|Zahlungseingang bestätigt|Versandbestätigung zu Ihrer Bestellung
Ihre Buchung bei @|Ihre Rechnung von @|Auftragsbestätigung #|Ihr Paket kommt morgen
Zahlungserinnerung #|Gutschrift #|Dein Kauf bei @|Ihre Fahrkarte, Auftrag #
Ihr Kontoauszug ist da|Bestellbestätigung #|Quittung für Ihre Zahlung|Lieferschein #
Reservierungsbestätigung ~|Ihre Sendung # wurde zugestellt|Abrechnung Mai|Danke für deine Bestellung`,
  es: `Tu pedido # está confirmado|Factura # de @|Recibo de tu pago a @|Hemos enviado tu pedido
Confirmación de reserva #|Tu factura de mayo|Tu compra en @|Tu billete para ~
Pago recibido|Albarán #|Tu paquete llega mañana|Reembolso del pedido #
Extracto de tu cuenta|Confirmación de compra #|Tu reserva en @|Entrega realizada: #`,
  fr: `Votre commande # est confirmée|Facture # de @|Reçu de votre paiement|Votre colis est en route
Confirmation de réservation #|Votre facture de mai|Votre billet pour ~|Expédition de votre commande
Avoir #|Votre relevé est disponible|Merci pour votre achat chez @|Bon de livraison #`,
  ar: `تأكيد طلبك رقم #|فاتورة رقم # من @|إيصال الدفع|تم شحن طلبك
حجزك مؤكد: #|تم استلام الدفعة|فاتورتك لشهر مايو|إيصال من @`,
  it: 'La tua fattura #|Conferma d’ordine #|Ricevuta di pagamento|Il tuo ordine è stato spedito|Prenotazione confermata #|Fattura da @',
  nl: 'Je bestelling # is verzonden|Factuur #|Bevestiging van je boeking|Je pakket is onderweg|Betaling ontvangen|Factuur van @',
}

export const NEWSLETTERS: Subjects = {
  en: `This week at @|20% off ~ until Sunday|The ~ digest: five things to read|Our summer collection is here
What is new in May|Last chance: free shipping on every order|Your weekly ~|How we make ~
You are invited: ~ webinar|Issue #: the end of ~|Black Friday starts now|Back in stock: ~
Save on your next booking|Notes on ~, May edition|Win a ~|New arrivals picked for you
Product update: ~|Members only: sale preview|The Sunday letter: on ~|Get a $10 voucher with your first purchase`,
  de: `Neues von @|20 % Rabatt auf ~|Der Newsletter im Mai|Nur noch heute: Gratisversand
Unsere Sommerkollektion ist da|Die Woche bei @|Gutschein für Ihre nächste Bestellung|Einladung zum Webinar ~
Fünf Tipps für ~|Ausgabe #: ~ im Wandel|Frische Ideen für den Herbst|Jetzt sparen: Angebote der Woche`,
  es: `Novedades de mayo|20 % de descuento en ~|El boletín de @|Última oportunidad: envío gratis
La nueva colección ya está aquí|Cinco ideas para ~|Invitación al seminario ~|Ofertas de la semana
Nuestra carta del domingo|Número #: el futuro de ~|Rebajas en ~|Vuelve a estar disponible: ~`,
  fr: `Les nouveautés de mai|-20 % sur ~|La lettre de @|Derniers jours: livraison offerte
Notre collection d'été|Cinq idées pour ~|Invitation: webinaire ~|Les offres de la semaine
Vous nous manquez|Numéro #: l'avenir de ~|Soldes sur ~|De retour: ~`,
  ar: `جديد هذا الأسبوع من @|خصم 20٪ على ~|نشرة مايو|عروض الأسبوع
خمس أفكار عن ~|دعوة إلى ندوة ~|مجموعة الصيف وصلت|الفرصة الأخيرة: شحن مجاني`,
}

/** What notices say that no catalog of a package has; subjects of accounts and trackers come from there. */
export const NOTICES: Subjects = {
  en: `New sign-in to your account|[garden/shed] Fix the roof (#12)|Cron <root@host> run-parts /etc/cron.daily|Your verification code is #
Invitation: planning @ Tue May 5, 2026 10am|Build #: failed|Ana commented on your photo|Your message to ~ awaits moderator approval
Password changed|Disk usage on web1 is 91%|Reminder: ~ tomorrow at 9:00|Backup of db2 finished
You have 3 new notifications|Confirm your e-mail address|Certificate for shop.example expires in 7 days|Scheduled maintenance on Sunday
Accepted: planning|Domain renewal notice|Storage almost full|Your export is ready`,
  de: `Neue Anmeldung bei deinem Konto|Dein Bestätigungscode: #|Einladung: Planung|Passwort geändert
Erinnerung: ~ morgen um 9|Speicherplatz fast voll|Bitte bestätigen Sie Ihre E-Mail-Adresse|Wartungsarbeiten am Sonntag
Sicherung abgeschlossen|Ana hat dein Foto kommentiert|Ihr Export ist fertig|Zugesagt: Planung`,
  es: `Nuevo inicio de sesión|Tu código de verificación: #|Invitación: planificación|Contraseña cambiada
Recordatorio: ~ mañana a las 9|Almacenamiento casi lleno|Confirma tu dirección|Mantenimiento el domingo
Copia terminada|Ana ha comentado tu foto|Tu exportación está lista|Aceptado: planificación`,
  fr: `Nouvelle connexion à votre compte|Votre code: #|Invitation: réunion|Mot de passe modifié
Rappel: ~ demain à 9 h|Espace presque plein|Confirmez votre adresse|Maintenance dimanche`,
  ar: 'تسجيل دخول جديد إلى حسابك|رمز التحقق: #|تم تغيير كلمة المرور|تذكير: ~ غدًا|أكد عنوان بريدك|نسخة احتياطية مكتملة',
}

export const LETTERS: Subjects = {
  en: `Dinner on Friday?|Minutes from Tuesday|Photos from the lake|Question about the lease
Invoice for the roof|Lunch next week|Draft of chapter three|Happy birthday!
Can you cover my shift|The keys|Your offer for the flat|Trip to ~
Statement for the board|Thank you|Notes on ~|Sorry I missed you
Quote from the plumber|Moving day|Contract, second version|Are you in town?`,
  de: `Essen am Freitag?|Protokoll von Dienstag|Fotos vom See|Frage zum Mietvertrag
Rechnung für das Dach|Mittagessen nächste Woche|Entwurf Kapitel drei|Alles Gute zum Geburtstag!
Die Schlüssel|Dein Angebot für die Wohnung|Reise nach ~|Danke dir`,
  es: `¿Cena el viernes?|Acta del martes|Fotos del lago|Pregunta sobre el alquiler
Factura del tejado|Comida la semana que viene|Borrador del capítulo tres|¡Feliz cumpleaños!
Las llaves|Viaje a ~|Gracias|Sobre ~`,
  fr: `Dîner vendredi?|Compte rendu de mardi|Photos du lac|Question sur le bail
Facture pour le toit|Déjeuner la semaine prochaine|Brouillon du chapitre trois|Joyeux anniversaire!
Les clés|Voyage à ~|Merci|À propos de ~`,
  ar: 'عشاء الجمعة؟|صور من البحيرة|سؤال عن الإيجار|عيد ميلاد سعيد|المفاتيح|رحلة إلى ~',
}

export const POSTS: Subjects = {
  en: `How do I build ~ on ARM?|[PATCH 2/5] ~: avoid a second copy|Meeting minutes, 5 May|Release 2.# is out
Vote: new logo|~ crashes when the disk is full|Proposal: drop support for old hosts|Looking for a co-maintainer
Questions about orders in the shop module|Who goes to the spring meeting?|RFC: names of ~|Invoice template: what about VAT?
Seed exchange in June|Bug in ~ with long names|Welcome to our new members|~ and the new kernel`,
  de: `Wer kommt zum Treffen?|Frage zu ~|Protokoll der Sitzung|Fehler in ~ nach dem Update
Tauschbörse im Juni|Vorschlag: neue Satzung|~ unter Windows|Abstimmung über das Logo`,
  fr: 'Qui vient à la réunion?|Question sur ~|Erreur dans ~|Proposition: nouveaux statuts|~ et les vieux disques|Vote: le logo',
}

export const THINGS = [
  'tomatoes',
  'Lisbon',
  'the parser',
  'bicycles',
  'Bergen',
  'rye bread',
  'maps',
  'Typo',
  'cameras',
  'harbours',
  'violins',
  'the scheduler',
]
export const FIRMS =
  'Nordwind Halden Brightwell Kestrel Amaro Lumen Ostrava Pinecroft Tessera Vireo Calloway Marlow Sorrento Quill Zephyr Almond Bastion Corvid Dunmore Elkhorn Fathom Grove Hollis Ironbark Juniper Kelp Larch Mistral Nimbus Osier Pomelo Quarry Rowan Saffron Thistle Umber Vesper Wren Yarrow Zinnia'.split(
    ' ',
  )
export const PEOPLE =
  'Ada Byron|Bo Lindqvist|Clara Weiss|Diego Ruiz|Eva Novak|Farid Haddad|Greta Olsen|Hugo Martin|Ines Costa|Jonas Keller|Kamal Aziz|Lena Vogt|Marta Gil|Nils Berg|Olga Petrova|Paul Meyer|Rosa Blum|Sami Nasser|Tom Baker|Vera Lang|Will Shaw|Yara Salem|Zoe Clark|Anton Huber'.split(
    '|',
  )
