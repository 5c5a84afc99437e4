/** An invoice as a letter: who writes, its day, and by when it is to be paid. */
export const INVOICE = `Harbour Lights Ltd.
14 Quay Street, Whitby, phone 01947 555 010
Invoice 2041-774     12 March 2027

Dear Mr Fielding,
we have repaired the rudder of your boat and painted the hull. The whole amount is 550.00 EUR.
Payment due by 26 March 2027.

Yours sincerely,
Anne Marsh`

/** An insurance policy of one page, in German, with the day on which it ends. */
export const POLICY = `Nordlicht Versicherung AG
Telefon 040 555 0199, Hamburg
Seite 1 von 1     1. Februar 2027
Sehr geehrter Herr Feld,
wir versichern Ihren Hausrat gegen Feuer und Wasser. Der Vertrag endet am 31. Januar 2028.
Mit freundlichen Grüßen`
