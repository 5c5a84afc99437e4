const INVOICE = `Invoice 2024-017
Date: 4 March 2024
Due date: 18 March 2024
Bill to: Ada Example, 1 Sample Street
1 x Garden chair           49.00 EUR
1 x Delivery                5.00 EUR
Subtotal                   54.00 EUR
VAT 19 %                   10.26 EUR
Total amount due           64.26 EUR
Please pay to IBAN DE00 0000 0000 0000 0000 00.
`
const LETTER = `Dear Ada,

thank you for your letter. The garden looks wonderful this spring, and we would love to have you here in May. Let us know
when your train comes in, and we will meet you at the station.

Yours sincerely,
Grace
`
const RECIPE = `# Pancakes

Ingredients: 250 g flour, 2 eggs, 400 ml milk, a pinch of salt, butter for the pan.

Mix everything, let it rest for 20 minutes, bake on both sides until golden.
`
const TEXTS = {
  'Invoice March.txt': INVOICE,
  'Letter to Ada.txt': LETTER,
  'Pancakes.md': RECIPE,
  'Budget.csv': 'Month,Rent,Food,Travel\nJanuary,800,310,45\nFebruary,800,295,120\nMarch,800,330,60\n',
  'Dentist.ics':
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Dentist\r\nDTSTART:20240312T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  'hello.py': "print('Hello from the example files')\n",
} as const

/** Two pictures: the colours of the sky and of the sea, from the top to the bottom. */
const PICTURES = {
  'Beach at noon.png': ['#6db7e8', '#dff0fa', '#2b7fa8', '#e9d8a6'],
  'Beach at dusk.png': ['#2a1a4a', '#e07a5f', '#3d405b', '#1d1b2e'],
} as const

const drawn = async (colours: readonly string[]): Promise<Blob> => {
  const canvas = new OffscreenCanvas(480, 320)
  const context = canvas.getContext('2d')
  if (context) {
    const light = context.createLinearGradient(0, 0, 0, canvas.height)
    for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour)
    context.fillStyle = light
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

/** A handful of made-up files, for who wants to see what happens before trusting it with their own. */
export const exampleFiles = async (): Promise<readonly File[]> => {
  const lastModified = Date.UTC(2024, 2, 4)
  const texts = Object.entries(TEXTS).map(([name, text]) => new File([text], name, { lastModified }))
  const pictures = Object.entries(PICTURES).map(
    async ([name, colours]) => new File([await drawn(colours)], name, { type: 'image/png', lastModified }),
  )
  return [...texts, ...(await Promise.all(pictures))]
}
