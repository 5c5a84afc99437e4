/** Papers of a fifth writer: a few more (see `fifth.ts`). */
export const FIFTH_MORE = String.raw`
%% en invoice whole
Marigold Fuller, translator (Danish, Norwegian > English)

To Nordhavn Press ApS, attention accounts

Bristol, 1 December 2025                                     MF 2025-31

For: "The Salt Year", chapters 9 to 17, delivered 24 November
Your purchase order 88-140

31,214 words at £0.11                               £3,433.54
Sample for the Frankfurt catalogue, agreed fee         150.00
Second proof reading, 6 hours at £32                   192.00

                                              To pay  £3,775.54

No VAT (I am below the threshold). Payment within 30 days please, by transfer:
IBAN GB00 XXXX 0000 0000 0000 00. All bank charges with the sender.
After that date I may charge 8% above base.

It was a pleasure as always. If the tax people want the certificate of residence again I have a fresh one.
M. F.
%% he receipt short
מכולת אצל שמוליק, רח' הגפן 8 חיפה
ע.מ. 000000000      חשבונית מס / קבלה 40218
חלב 3%          6.90
לחם אחיד        7.11
קוטג' 2 x 5.90  11.80
סה"כ לתשלום     25.81  ש"ח
מזומן 50.00   עודף 24.19
תודה ולהתראות
%% ar letter whole
بسم الله الرحمن الرحيم

صفاقس في ٢ ماي ٢٠٢٥

أخي العزيز منير،

تحية طيبة وبعد،

وصلتني صور العرس وبكت الوالدة حين رأتك بالجبة البيضاء التي خاطتها لك بيديها. لم نستطع الحضور كما تعلم بسبب مرض الوالد، لكن الحمد لله هو اليوم أحسن، يمشي في الحديقة كل صباح ويسأل عن الزيتونات واحدة واحدة كأنهن بناته.

الدار على حالها. أصلحنا السطح قبل الشتاء، وكبرت شجرة الليمون حتى دخلت أغصانها من نافذة غرفتك. قالت الوالدة: اتركوها، هذه تحرس له السرير.

أرجو أن تكتب لنا عن العمل وعن البرد وعن جيرانك الألمان. هل صحيح أنهم ينامون في الثامنة؟

سلّم على زوجتك وقل لها إننا ننتظركما في العيد إن شاء الله.

أخوك المحبّ
رضا
%% hi ticket short
भारतीय रेल - ई-टिकट. PNR 0000000000. गाड़ी 12451 श्रम शक्ति एक्सप्रेस, कानपुर से नई दिल्ली, 14-11-2025, प्रस्थान 23:55. कोच B2, बर्थ 41 नीचे की. यात्री: सुनीता वर्मा (महिला, 46). किराया ₹1,085. चार्ट बनने के बाद पहचान पत्र साथ रखें.
`
