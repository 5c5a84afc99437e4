/** Words of everyday papers that name one thing in several languages, folded; an embedding model knows more. */
const SAME: readonly string[] = [
  'invoice rechnung factura facture fattura fatura factuur فاتوره فاتورة',
  'bill rechnung factura facture bolletta conta rekening',
  'receipt quittung beleg kassenbon recibo recu ricevuta scontrino bon',
  'contract vertrag contrato contrat contratto overeenkomst عقد',
  'agreement vertrag acuerdo contrato accord accordo acordo overeenkomst',
  'lease mietvertrag alquiler bail affitto arrendamento huur',
  'rent miete alquiler loyer affitto aluguel huur',
  'resume cv lebenslauf curriculum',
  'certificate zeugnis bescheinigung certificado certificat certificato',
  'recipe rezept receta recette ricetta receita recept',
  'cake kuchen pastel gateau torta bolo taart',
  'letter brief carta lettre lettera',
  'statement kontoauszug extracto releve estratto extrato afschrift',
  'bank konto banco banque banca',
  'minutes protokoll acta verbale ata notulen',
  'report bericht informe rapport relazione relatorio verslag',
  'insurance versicherung seguro assurance assicurazione verzekering تامين',
  'policy police poliza polizza apolice polis',
  'tax steuer impuesto impot imposta imposto belasting ضريبه ضريبة',
  'salary payslip gehalt gehaltsabrechnung lohn nomina salaire stipendio salario salaris',
  'warranty guarantee garantie garantia garanzia',
  'ticket fahrkarte billete billet biglietto bilhete',
  'phone telephone telefon telefono mobile mobil movil handy telefonia',
  'electricity electric electrician strom elektro elektriker luz electricidad electricite elettricita eletricidade كهرباء',
  'plumber klempner fontanero plombier plomberie idraulico canalizador loodgieter',
  'water wasser agua eau acqua',
  'gas erdgas gaz',
  'home house haus hogar casa maison huis',
  'grandmother grandma oma abuela grandmere nonna avo',
  'doctor arzt medico medecin arts',
  'school schule escuela ecole scuola escola',
  'photo picture foto bild imagen image immagine imagem صوره صورة',
  'offer quote quotation angebot oferta presupuesto devis offerta preventivo orcamento offerte',
  'order bestellung pedido commande ordine encomenda',
  'reminder mahnung recordatorio rappel sollecito',
  'birth geburt nacimiento naissance nascita nascimento',
  'will testament testamento',
  'notes notizen notas appunti notities',
]

const GROUPS = SAME.map((line) => line.split(' '))
const BY_WORD = new Map<string, Set<string>>()
for (const group of GROUPS)
  for (const word of group) {
    const others = BY_WORD.get(word) ?? new Set()
    for (const other of group) if (other !== word) others.add(other)
    BY_WORD.set(word, others)
  }

/** Words of other languages, and others of its own, that name what a folded word names. */
export const sameThings = (word: string): ReadonlySet<string> => BY_WORD.get(word) ?? NONE
const NONE: ReadonlySet<string> = new Set()
