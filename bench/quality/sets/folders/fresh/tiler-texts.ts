/** What the papers of a tiler near a border say, in Spanish and some in Portuguese: `at` makes one paper differ from the next. */
const CLIENTS = ['Comunidad Rúa Nova 7', 'Marta Fdez. Outeiro', 'Bar O Peirao', 'Hnos. Lestón', 'Colegio As Brañas']
const client = (at: number) => CLIENTS[at % CLIENTS.length] ?? ''
const eur = (at: number, from = 80) => `${from + ((at * 137) % 1900)},${10 + ((at * 7) % 89)} €`

export const issued = (at: number) => `Azulejos y Reformas Iago Ferreiro Seijas
Camiño da Ponte 3, Tui. NIF 35.871.220-K
Factura nº 2024/0${10 + at}   Fecha ${1 + at}/0${1 + (at % 8)}/2024
Cliente: ${client(at)}
Alicatado de baño, ${12 + at} m2 ... ${eur(at)}
Rodapié y remates ... ${eur(at + 3, 20)}
Base imponible ${eur(at + 5, 400)}
IVA 21 % ${eur(at + 1, 90)}
Total factura ${eur(at + 6, 600)}
Forma de pago: transferencia a 15 días`

export const supplied = (
  at: number,
) => `${['Cerámicas Baixo Miño S.L.', 'Ferretería O Cruceiro', 'Enerxía Atlántica', 'Alugueres Louro'][at % 4]}
FACTURA ${9000 + at * 17}
Vencimiento ${10 + at}/0${1 + (at % 9)}/2024
Iago Ferreiro Seijas, Tui
${['Gres porcelánico 60x60 rectificado, 14 cajas', 'Cemento cola C2 25 kg, 20 ud', 'Término de energía 312 kWh', 'Alquiler cortadora, 3 días'][at % 4]}  ${eur(at)}
IVA 21 %   ${eur(at, 30)}
TOTAL A PAGAR  ${eur(at + 2, 150)}
Domiciliación en su cuenta`

export const quoted = (at: number) => `PRESUPUESTO ${30 + at}
Para: ${client(at)}
Demolición de alicatado existente y retirada a vertedero  ${eur(at)}
Colocación de plaqueta, material no incluido, precio por m2 ${22 + at},00 €
Plato de ducha de resina ${eur(at + 4, 200)}
Total sin IVA ${eur(at + 8, 900)}
Validez de este presupuesto: 30 días. No incluye fontanería ni electricidad.`

export const delivered = (at: number) => `Albarán de entrega ${5400 + at}
Cerámicas Baixo Miño S.L.  Almacén Porriño
Pedido ${770 + at}   Obra: ${client(at)}
Cant.  Artículo
${8 + at} cajas  Porcelánico gris 30x60
${4 + at} sacos  Junta color cemento
Recibí conforme (firma)`

export const till = (at: number) => `${['E.S. TUI NORTE', 'FERRETERIA O CRUCEIRO', 'BRICO LOURO'][at % 3]}
Factura simplificada ${2200 + at}
${['Gasóleo A 41,20 L', 'Disco diamante 115', 'Silicona blanca x3'][at % 3]}   ${eur(at, 12)}
TARJETA ****4471
IVA incluido. Gracias por su visita`

export const movements = (at: number) => `Caixa Ría   Extracto de cuenta
Titular: Iago Ferreiro Seijas
IBAN ES61 2080 0000 11 0040005512
Periodo 01/0${1 + at}/2024 - 30/0${1 + at}/2024
Saldo anterior  ${eur(at, 2000)}
03 Recibo autónomos  -294,00
09 Transferencia de ${client(at)}  +${eur(at, 700)}
17 Cargo tarjeta combustible  -64,10
28 Comisión mantenimiento -6,00
Saldo final  ${eur(at + 1, 2400)}`

export const wages = (at: number) => `Recibo individual de salarios
Empresa: Iago Ferreiro Seijas   Trabajador: Xurxo Davila Pena
Categoría: oficial 2ª   Periodo de liquidación: ${['enero', 'febrero', 'marzo', 'abril'][at % 4]} 2024
I. Devengos: salario base 1.184,20; plus asistencia 112,00
II. Deducciones: contingencias comunes 4,70 %; desempleo; IRPF 8 %
Líquido total a percibir ${eur(at, 1090)}`

export const vat = (at: number) => `Agencia Tributaria
Modelo 303   Impuesto sobre el Valor Añadido. Autoliquidación
Ejercicio 2024  Periodo ${1 + at}T
NIF 35871220K
IVA devengado, régimen general: base ${eur(at, 9000)} cuota ${eur(at, 1900)}
IVA deducible por cuotas soportadas ${eur(at, 800)}
Resultado a ingresar ${eur(at, 600)}`

export const policy = (at: number) => `Seguros Costa Norte
Póliza ${['responsabilidad civil', 'furgoneta', 'accidentes del autónomo'][at % 3]} nº RC-${60210 + at}
Tomador: Iago Ferreiro Seijas
Riesgo asegurado: trabajos de albañilería y revestimiento
Prima total anual ${eur(at, 280)}
Capital máximo por siniestro 300.000 €. Franquicia 150 €
Renovación tácita salvo aviso con un mes`

export const agreement = (
  at: number,
) => `CONTRATO DE ${['EJECUCIÓN DE OBRA', 'ARRENDAMIENTO DE NAVE', 'SUBCONTRATA'][at % 3]}
En Tui, a ${3 + at} de mayo de 2024, reunidos de una parte don Iago Ferreiro y de otra ${client(at)},
EXPONEN Y ACUERDAN
Primera. Objeto. Segunda. Precio y forma de pago: ${eur(at, 1800)}
Tercera. Plazo de ejecución de seis semanas. Cuarta. Penalización por demora.
Y en prueba de conformidad firman ambas partes por duplicado.`

export const cv = (at: number) => `${['Xurxo Davila Pena', 'Rui Marques Antunes', 'Nerea Couto'][at % 3]}
Tfno. 6${20000000 + at * 771}   Carné B y C1
Experiencia laboral
2019-2023 Alicatador, Construcciones Teis
2015-2019 Peón, varias empresas
Formación: FP Básica construcción. Idiomas: gallego, portugués, español
Referencias disponibles`

export const letter = (at: number) => `Tui, ${2 + at} de marzo de 2024
${['Concello de Tui, Urbanismo', client(at), 'Sra. administradora de la comunidad'][at % 3]}
Muy señores míos:
${['Les ruego me indiquen si el corte de acera necesita permiso', 'Lamento el retraso en el remate de la terraza, la plaqueta llegó rota', 'Adjunto la relación de desperfectos que vimos el martes'][at % 3]}.
Quedo a la espera de sus noticias.
Atentamente,
Iago Ferreiro`

export const mailed = (
  at: number,
) => `From: ${['Marta <marta.outeiro@correo.example>', 'Cerámicas BM <pedidos@cbm.example>', 'Asesoría Lira <nuria@lira.example>'][at % 3]}
To: iago@ferreiro.example
Subject: ${['el color de la junta', 'Re: plazo porcelánico gris', 'papeles del trimestre'][at % 3]}
Date: Tue, ${10 + at} Mar 2024 09:1${at % 9}:00 +0100

Hola Iago, ${['al final la queremos más clara, ¿llega a tiempo?', 'nos lo sirven el jueves de la semana que viene', 'me faltan las facturas de gasóleo de febrero'][at % 3]}.
Un saludo`

export const datasheet = (
  at: number,
) => `Ficha técnica ${['Adhesivo cementoso C2TE S1', 'Lámina impermeabilizante', 'Cortadora radial CR-230'][at % 3]}
Descripción del producto
Modo de empleo: limpiar el soporte, amasar con 6,5 l de agua por saco, dejar reposar 5 minutos y extender con llana dentada.
Tiempo abierto 30 min. Consumo 4 kg/m2
Instrucciones de seguridad: usar guantes y gafas. Conservar en lugar seco.`

export const course = (at: number) => `CERTIFICADO
Fundación Laboral de la Construcción
Se acredita que ${['Iago Ferreiro Seijas', 'Xurxo Davila Pena'][at % 2]} ha superado con aprovechamiento el curso
${['Prevención de riesgos laborales, albañilería, 20 horas', 'Trabajos en altura, 8 horas', 'Plataformas elevadoras'][at % 3]}
Expedido en Vigo, a ${12 + at} de febrero de 2023`

export const jotted = (at: number) =>
  `${
    [
      'mañana: llamar a Marta, llevar nivel láser, comprar crucetas 2 mm y cinta',
      'medidas cocina bar\npared larga 4,32 x 1,20\nhueco ventana 0,90\nfalta rodapie 6 m\npreguntar enchufes',
      'claves wifi nave / llave vecina 3B / martes no aparcar',
      'ideas para la web: fotos antes y después, zona Tui y Valença, teléfono grande',
    ][at % 4]
  }`

export const doctor = (at: number) => `Servizo Galego de Saúde
${['Parte de baja por incapacidad temporal', 'Informe de alta de urgencias', 'Analítica de sangre: hemograma y bioquímica'][at % 3]}
Paciente: Iago Ferreiro Seijas  NHC ${44100 + at}
Diagnóstico: lumbalgia. Tratamiento: ibuprofeno 600 mg cada 8 horas. Revisión en ${7 + at} días
Dra. Paz Rial, colegiada`

export const trip = (at: number) => `${['Tarjeta de embarque', 'Confirmación de reserva', 'Billete de tren'][at % 3]}
Pasajero FERREIRO/IAGO
${['Vigo VGO - Barcelona BCN vuelo VL 1802 asiento 14C', 'Hotel Ribeira, Porto, 2 noches, entrada 14/06', 'Celta: Vigo Guixar - Porto Campanha, coche 2'][at % 3]}
Localizador ${['K7PLQ2', 'RB-88120', 'TT0931'][at % 3]}   Salida 07:4${at % 9}`

export const ordinance = () => `Ordenanza municipal reguladora de la ocupación de vía pública
Artículo 1. Ámbito de aplicación. Artículo 2. Queda prohibido depositar escombros fuera de contenedor.
Artículo 5. Régimen sancionador. Disposición final: entrará en vigor al día siguiente de su publicación.`

export const portuguese = {
  invoice: (at: number) => `Louças do Minho, Lda   Valença
FATURA FT 2024/${310 + at}
Cliente: Iago Ferreiro, NIF estrangeiro ES35871220K
Mosaico 33x33, ${20 + at} m2   ${eur(at)}
IVA 23 %  ${eur(at, 40)}
Total a pagar ${eur(at + 3, 220)}
Condições de pagamento: 30 dias`,
  quote: (at: number) => `ORÇAMENTO ${12 + at}
Exmo. Sr. António Brandão, Rua do Sol 12, Valença
Remoção de azulejo antigo e assentamento de novo, ${18 + at} m2  ${eur(at, 300)}
Mão de obra incluída. Materiais a cargo do cliente.
Orçamento válido por 30 dias`,
  contract: () => `CONTRATO DE EMPREITADA
Entre António Brandão, dono da obra, e Iago Ferreiro, empreiteiro, é celebrado o presente contrato.
Cláusula primeira: objeto. Cláusula segunda: preço e pagamentos. Cláusula terceira: prazo.
Valença, 3 de junho de 2024. As partes`,
}

export const news = `Tui estrena paseo fluvial tras dos años de obras
Redacción. La alcaldesa inauguró ayer el tramo de 800 metros junto al Miño. Vecinos de la zona dijeron que la espera mereció la pena.`
