import { files, type Sheet } from './sheet.ts'
import * as say from './tiler-texts.ts'

const ISSUED = ['Facturas emitidas']
const SUN = ['Obras/Rua do Sol 12']
const MARTA = ['Obras/Piso Marta']
const scan = (text: string) => `scan:${text}`
const phone = (...ends: string[]) => ends.map((end) => `IMG_2024${end}.jpg`)

/** The computer of a man who lays tiles, on both sides of a border: an office of one, and what a phone has left there. */
export const TILER: readonly Sheet[] = [
  // What he has put away already.
  ...files(
    'invoice',
    [1, 2, 3, 4, 5].map((at) => `Facturas emitidas/Factura 2023-00${at}.pdf`),
    (at) => say.issued(at + 20),
  ),
  ...files('quote', ['Obras/Rua do Sol 12/orçamento rua do sol.docx'], () => say.portuguese.quote(3), SUN),
  ...files('contract', ['Obras/Rua do Sol 12/contrato brandao.pdf'], say.portuguese.contract, SUN),
  ...files(
    'notes',
    ['Obras/Rua do Sol 12/medidas rua do sol.txt'],
    'rua do sol 12, Valença: casa de banho 2,10 x 1,80, cozinha 3 x 2,4, Brandão quer mosaico azul',
  ),
  ...files('quote', ['Obras/Piso Marta/presupuesto Marta.pdf'], () => say.quoted(1)),
  ...files(
    'notes',
    ['Obras/Piso Marta/lista Marta.txt'],
    'Marta Outeiro: baño pequeño, junta clara, plato de ducha 80x120, llaves en el bar',
  ),
  ...files('photo', ['Obras/Piso Marta/baño antes.jpg', 'Obras/Rua do Sol 12/fachada.jpg']),
  // Loose: money.
  ...files(
    'invoice',
    [
      'Factura 2024-011.pdf',
      'Factura 2024-012.pdf',
      'Factura 2024-012 (1).pdf',
      'factura_2024_14 Leston.docx',
      'F-2024-15.pdf',
      'fra marta final.docx',
      'Factura 2024-018.pdf',
      'Factura borrador.odt',
    ],
    say.issued,
    ISSUED,
  ),
  ...files(
    'invoice',
    [
      'FACT_009821.pdf',
      'factura luz marzo.pdf',
      'documento (3).pdf',
      'Fra. Ceramicas.pdf',
      'descarga.pdf',
      '2024-02-11.pdf',
      'factura_alquiler_maquina.docx',
      'Scan0007.pdf',
      'WhatsApp Document 2024-03-02.pdf',
    ],
    say.supplied,
  ),
  ...files('invoice', ['Fatura FT 311.pdf', 'fatura mosaico.pdf', 'FT2024_313.txt'], say.portuguese.invoice),
  ...files('invoice', ['escaneado 4.pdf', 'CamScanner 04-02-2024 10.21.pdf'], (at) => scan(say.supplied(at + 5))),
  ...files(
    'quote',
    [
      'presupuesto bar.docx',
      'Presupuesto 31 v2.pdf',
      'PRESUPUESTO COLEGIO DEF.docx',
      'ppto leston.docx',
      'sin titulo 2.docx',
      'presupuesto_2024_07.odt',
    ],
    (at) => say.quoted(at + 2),
  ),
  ...files('quote', ['presupuesto Marta terraza.docx'], () => say.quoted(6), MARTA),
  ...files('quote', ['orcamento rua do sol 12 v2.pdf'], () => say.portuguese.quote(4), SUN),
  ...files('quote', ['orcamento Pinto.docx'], () =>
    say.portuguese.quote(5).replace('António Brandão, Rua do Sol 12', 'Helena Pinto, Largo da Feira 2'),
  ),
  ...files('quote', ['albaran 5401.pdf', 'Albaran_5402.pdf', 'doc00219.pdf'], say.delivered),
  ...files('receipt', ['ticket gasoil.pdf', 'recibo ferreteria.txt', 'tickets.docx', 'Documento1.pdf'], say.till),
  ...files(
    'receipt',
    ['IMG_20240114_0912.jpg', 'ticket brico.jpg', 'WhatsApp Image 2024-01-20 at 18.11.02.jpeg'],
    (at) => say.till(at + 4),
  ),
  ...files(
    'bank-statement',
    ['extracto enero.pdf', 'Extracto_02_2024.pdf', 'extracto (1).pdf', 'movimientos.docx', 'documento(7).pdf'],
    say.movements,
  ),
  ...files(
    'payslip',
    ['nomina enero Xurxo.pdf', 'Nomina_02_2024.pdf', 'nomina marzo.pdf', 'xurxo abril.pdf'],
    say.wages,
  ),
  ...files('tax', ['modelo 303 1T.pdf', '303_2T_2024.pdf', 'justificante.pdf', 'AEAT 4t 2023.pdf'], say.vat),
  ...files('insurance', ['poliza RC.pdf', 'seguro furgoneta.pdf', 'condiciones_particulares.pdf'], say.policy),
  ...files('insurance', ['seguro autonomo escaneado.pdf'], () => scan(say.policy(2))),
  // Papers of work and life.
  ...files(
    'contract',
    ['contrato obra Rua Nova.docx', 'contrato nave firmado.pdf', 'subcontrata.docx', 'Sin título.odt'],
    say.agreement,
  ),
  ...files('resume', ['CV Xurxo.pdf', 'curriculum rui.docx', 'cv.pdf'], say.cv),
  ...files('letter', ['carta concello.docx', 'carta retraso.docx', 'Documento2.docx', 'nueva carta.odt'], say.letter),
  ...files(
    'mail',
    [
      'el color de la junta.eml',
      'Re_ plazo.eml',
      'papeles del trimestre.eml',
      'mensaje (2).eml',
      'sin asunto.eml',
      'Fwd_ obra.eml',
    ],
    say.mailed,
  ),
  ...files(
    'manual',
    ['ficha tecnica adhesivo.pdf', 'FT_lamina.pdf', 'manual cortadora.pdf', 'C2TE_S1_ES.pdf'],
    say.datasheet,
  ),
  ...files('certificate', ['certificado PRL Iago.pdf', 'curso altura.pdf', 'diploma xurxo.docx'], say.course),
  ...files('certificate', ['titulo escaneado.jpg'], () => say.course(4)),
  ...files('notes', ['lunes.txt', 'medidas.txt', 'Sin título.txt', 'web ideas.txt', 'apuntes.txt'], say.jotted),
  ...files('medical', ['parte de baja.pdf', 'informe urgencias.pdf', 'analitica.pdf'], say.doctor),
  ...files('ticket', ['tarjeta embarque BCN.pdf', 'reserva hotel Porto.pdf', 'billete celta.pdf'], say.trip),
  ...files('legal', ['ordenanza via publica.pdf', 'BOP_2024_88.docx'], say.ordinance),
  ...files(
    'page',
    ['Tui estrena paseo fluvial.html'],
    `<!doctype html><html lang="es"><title>Paseo fluvial</title><body><h1>${say.news.replace('\n', '</h1><p>')}</p></body></html>`,
  ),
  ...files('news', ['noticia paseo.docx'], say.news),
  // What a phone and a browser leave.
  ...files(
    'photo',
    phone(
      '0302_0911',
      '0302_0912',
      '0302_0915',
      '0311_1740',
      '0311_1742',
      '0405_0830',
      '0405_0831',
      '0522_1312',
      '0522_1313',
      '0610_1925',
    ),
  ),
  ...files(
    'photo',
    [1, 2, 3, 4, 5, 6].map((at) => `WhatsApp Image 2024-05-1${at} at 12.0${at}.4${at}.jpeg`),
  ),
  ...files('photo', [
    'terraza antes.jpg',
    'terraza despues.jpg',
    'plato ducha.jpg',
    'DSC_0412.jpg',
    'IMG-20240601-WA0012.jpg',
    'IMG-20240601-WA0013.jpg',
    'foto nave.jpg',
  ]),
  ...files('screenshot', [
    'Captura de pantalla 2024-03-09 101522.png',
    'Captura de pantalla 2024-04-21 184003.png',
    'Screenshot_20240502-090112.png',
    'captura.png',
  ]),
  ...files('logo', ['logo azulejos.png', 'logo_pequeño.png']),
  ...files('audio', ['PTT-20240312-WA0003.opus', 'PTT-20240314-WA0001.opus', 'audio marta.ogg', 'Grabación.m4a']),
  ...files('video', ['VID_20240311_174411.mp4', 'VID-20240522-WA0009.mp4', 'fuga ducha.mp4', 'MOV_0031.mov']),
  ...files('spreadsheet', [
    'mediciones.xlsx',
    'horas Xurxo.xlsx',
    'gastos 2024.xlsx',
    'Libro1.xlsx',
    'precios m2.xlsx',
  ]),
  ...files(
    'spreadsheet',
    ['movimientos cuenta.csv'],
    'fecha;concepto;importe;saldo\n03/01/2024;autonomos;-294,00;2110,55\n09/01/2024;transferencia;850,00;2960,55\n',
  ),
  ...files(
    'plan',
    ['plano baño.dxf', 'planta bar.dxf'],
    '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n0\nENDSEC\n0\nEOF\n',
  ),
  ...files('archive', ['fotos obra.zip', 'facturas trimestre.zip', 'descarga (2).zip']),
  ...files('program', ['AutoFirma_64.exe', 'setup_medidor.exe']),
  ...files('card', ['Ceramicas BM.vcf'], 'BEGIN:VCARD\nVERSION:3.0\nFN:Ceramicas BM\nTEL:986000111\nEND:VCARD\n'),
  ...files('rubbish', ['~$presupuesto bar.docx', 'Factura.pdf.crdownload', 'Thumbs.db'], 'x'),
]
