import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** Papers about money as firms, small traders, offices and banks write them: labels, terms and turns of phrase of each sort. */
export const ENGLISH_PAPERS_MONEY = {
  invoice: {
    3: `invoice to|invoice for|invoice total|invoice amount|invoice period|invoice reference|invoice address|
your invoice|this invoice|our invoice|sales invoice|service invoice|commercial invoice|interim invoice|
final invoice|consolidated invoice|proforma invoice|credit note no|debit note|billing address|billing period|
billing date|billing cycle|bill period|bill summary|account summary bill|service period|period of service|
date of supply|tax point|supply date|date of service|services rendered|professional fees|legal fees|our fees|
fee for|fees for|consulting fees|disbursements|expenses incurred|mileage at|travel expenses at|hour at|per hour|
hrs at|unit cost|line total|extended price|item description|description of goods|description of services|
description of work|works carried out|labour charge|materials used|callout charge|vat amount|vat rate|vat no|
vat total|vat number|total vat|net amount|gross amount|total inc vat|total ex vat|total exc vat|subtotal ex vat|
exclusive of vat|inclusive of vat|gst amount|gst number|gst no|hst|gstin|hsn code|sac code|place of supply|cgst|
sgst|igst|amount in words|total charges due|total now due|amount now due|due on receipt|due upon receipt|
payment is due within|payment due by|payment due within|payment within|please make payment|please make cheques|
make cheques payable|make checks payable|please settle|prompt payment|payment can be made|payment by bank|
pay by bank transfer|pay by bacs|payment details|payment instructions|payment advice|payment slip|
remittance slip|remittance advice|return this portion|detach and return|tear off|our bank details|
bank details for|account name and|swift code|swift bic|beneficiary bank|quote invoice number|quote the invoice|
quoting invoice|terms net|net thirty|within thirty days|within fourteen days|days of invoice|days from invoice|
from date of invoice|from the date of invoice|end of month following|interest will be charged|
late payment interest|late fee|finance charge|statutory interest|collection agency|debt collection|
second reminder|first reminder|final reminder|final notice|remains unpaid|still unpaid|unpaid invoice|
outstanding invoice|outstanding invoices|account is overdue|now overdue|days overdue|retention of title|
remain our property|goods remain|e oe|errors and omissions|customer no|customer number|client number|po number|
purchase order number|our vat|company registration no|registered in england|company reg no|federal tax id|
meter number|meter readings|previous reading|present reading|current reading|actual reading|estimated reading|
units used|kwh used|day units|night units|daily standing charge|cubic metres|waste water|sewerage charge|
climate change levy|supply number|mpan|mprn|payments received thank|balance from last|balance brought|
calls and messages|data usage|line rental charge|monthly charges|one off charges|direct debit on|we will collect|
will be debited from|management fee|service charge demand|ground rent|rent demand|rent due|term fees|school fees|
tuition fees|fees for term|tuition due|boarding fees|membership renewal|annual subscription|subscription renewal|
subscription fee|seat licence|licence fee for|hosting fee|domain renewal|retainer|milestone payment|
stage payment|interim payment|deposit paid|less deposit paid|less payment received|amount paid to date|
balance remaining|shipping handling|shipping and handling|carriage charge|delivery charge|freight charge|
country of origin|commodity code|incoterms|insurance billed|patient balance|copay collected|adjustments|
charges and payments|examination fee|vaccination fee|consult fee|cat vaccine|dental fee|reverse charge applies|
intra community supply|vat exempt|exempt from vat|not registered for vat|no vat|small business exemption|
zero rated`,
    2: `for services|hours at|days at|day at|work done|works at|parts used|now due|due by|due on|pay within|
please pay to|please pay this|as a reference|late charge|account no|your order no|your po|tax id|your next bill|
your last bill|since your last bill|will be taken|less paid|work completed|total net|total gross|iban bic|
routing number|your ref|ein|invoiced|invoicing|billed|billing|payable to|surcharges|excl|rate per|hourly|
subtotals|sub total|item qty|qty|quantity description|unit|carriage|cleaning|repairs|fitting|installation|hire|
servicing|replaced|boiler|plumbing|electrician|freelance|retouching|translation|catering|tuition|lesson fee|
bank name|settle by|kind attention|attn|account due`,
    1: '',
  },
  receipt: {
    3: `your receipt from|receipt for|receipt no|official receipt|sales receipt|donation receipt|e receipt|
digital receipt|email receipt|rent receipt|deposit receipt|payment receipt|receipt of payment|
payment confirmation|confirmation of payment|payment successful|payment complete|payment approved|
transaction approved|approved thank|paid in cash|paid cash|amount charged|amount received|received the sum|
sum received|received in full|in full and final|full and final settlement|thank you for your payment|
thank you for your donation|thank you for your gift|thank you for choosing|thank you for visiting|
thank you for dining|thanks for visiting|thanks for shopping|thanks for stopping|you were served|server name|
your cashier|cashier name|served today|store manager|store number|shop no|reg no|terminal id|merchant id|
auth code|approval code|authorisation code|authorization code|card number|chip read|contactless sale|card sale|
entry mode|verified by|pin entered|pin ok|visa debit|visa credit|apple pay|google pay|gift card|voucher used|
store credit|amt tendered|cash tender|change due|total to pay|total items|number of items|items sold|item count|
total savings|you saved today|your savings|clubcard|nectar|rewards|reward points|points earned|points this visit|
points collected|meal deal|price reduction|reduced to clear|multi save|discount applied|promo code|vat analysis|
rate goods vat|includes vat|incl vat at|vat included|tax incl|local tax|state tax|food tax|refund policy|
returns accepted|exchange or refund|refund within|with this receipt|with receipt|proof of purchase|
retain this receipt|customer copy|cardholder copy|merchant copy|rate your visit|take our survey|
complete our survey|dine in|eat in|takeaway|table number|no of guests|suggested tip|tip guide|
gratuity not included|service not included|service charge included|optional service|bar tab|pump no|
price per litre|price litre|ppl|gallons|price gal|fuel sale|unleaded|premium diesel|car wash|exit time|
parking paid|pay and display|expires at|length of stay|trip fare|base fare|your ride|thanks for riding|ride with|
distance time|metered fare|cab no|fare total|wash and fold|dry clean|shirts|ready for collection|collected by|
repair ticket|order picked|charged to|app store|your purchase of|apple id|renews on|subscription renews|
you have bought|you bought|no goods or services|tax deductible receipt|charity registration|gift aid|
contribution of|on behalf of the club|petty cash voucher|cash voucher|signature of recipient|being payment|
being rent|in respect of rent|amount in figures|cheque number|till slip|cash sale|cash sales|counter sale`,
    2: `you paid|you have paid|has been paid|paid on|paid via|paid to|with thanks the|thank you come again|
please call again|we hope to see|hope to see you|welcome back|your server|store no|branch no|register no|pos no|
no signature|signature not|your change|no of items|buy one get|half price|return within|within 28 days|
within 30 days with|keep this|please keep|tell us how|take away|take out|to go order|table no|time out|in store|
charge to your|order id|document no|paid out to|for the month|aid|covers|entry time|booking fee|toll|dvd|
towards the|issued by|receipts|tendered|visa|mastercard|maestro|contactless|chip|pin|cash back|cashback|latte|
cappuccino|espresso|croissant|milk|bread|bananas|chips|coke|beer|lager|burger|bag charge|carrier bag|ea|lb|
subtotal|vat reg no|tel|open daily|bottle return`,
    1: '',
  },
  quote: {
    3: `quotation for|quotation no|quotation number|quotation date|quote number|quote ref|quote date|your quote|
this quote|this quotation|our quotation|estimate no|estimate number|estimate date|your estimate|written estimate|
free estimate|budget estimate|cost proposal|price proposal|commercial proposal|fee proposal|our proposal|
this proposal|proposed works|proposed price|proposal valid|quote valid|quotation valid|quotation is valid|
estimate is valid|estimate valid|prices valid|valid for acceptance|open for acceptance|remains open|
prices are valid|price is valid|prices held|prices are firm|price is fixed|fixed price|firm price|offer expires|
expires on|expiry date of|subject to site|subject to survey|subject to final|subject to inspection|
subject to contract terms|subject to stock|as discussed|as requested|further to your enquiry|following our visit|
following my visit|following our conversation|thank you for your enquiry|thank you for your inquiry|
thanks for your enquiry|thank you for asking|thank you for inviting|thank you for the opportunity|
in response to your enquiry|in reply to your enquiry|request for quotation|request for proposal|rfq|
invitation to tender|tender price|tender sum|bid price|total bid|bill of materials|scope of works|
scope of supply|price includes|price does not include|includes supply|included in the price|provisional sum|
prime cost|contingency|optional extra|optional extras|options and prices|ball park|rough estimate|rough cost|
rough guide|all inclusive price|price per person|per guest|list price|discounted price|trade price|special price|
volume discount|quantity discount|minimum order|moq|lead time|weeks from order|weeks from receipt|
days from order|from receipt of order|delivery time|delivery terms|earliest start|estimated start|
estimated duration|estimated completion|able to start|payment schedule|deposit on|deposit with order|
deposit to secure|deposit to confirm|balance on completion|on acceptance|to proceed|if you wish to proceed|
if you would like to proceed|happy to proceed|please sign and return|sign and return|signed acceptance|
acceptance of quotation|client signature|customer acceptance|look forward to receiving your order|
hope this meets|hope our offer|trust this meets|please do not hesitate to contact us should|purchase order|
purchase order no|po date|order confirmation|confirmation of order|order acknowledgment|order acknowledgement|
sales order|order ref|order reference|order summary|order received|we have received your order|we're preparing|
being prepared|items in your order|order contents|item ordered|has shipped|have shipped|estimated delivery|
estimated arrival|delivery slot|delivery window|track package|tracking number|tracking no|delivery note|
delivery note no|despatch note|dispatch note|packing slip|picking list|goods received|received in good condition|
received in good order|number of parcels|qty ordered|qty shipped|quantity ordered|quantity delivered|
supplier code|vendor no|ship via|ship date|shipping method|delivery instructions|goods inwards|please supply|
please deliver|blanket order|authorised signature buyer|approved by buyer|pre order|reserve your`,
    2: `quote no|quote for|further to our site|what is included|what's included|we have not allowed|we have allowed|
we could do|would cost|will cost you|would come to|comes to about|work out at|all in price|price per|price each|
per person|your price|delivery within|we could start|we can start|to accept this|to go ahead|should you wish to|
accepted by|po no|your order is|your order will|order will be|in this order|is on its way|on its way|
out for delivery|expected by|delivery by|no of packages|deliver to|please order|call off|requested by|
not included|excluded from|we can do|i could do|i'd charge|we'd charge|rate per|start date|arriving|quotations|
quoting|estimates|estimated|tenders|priced|pricing|excluding|exclusions|extras|per m2|per metre|linear metre|
sq m|scaffold|labour only|remove existing|make good|first fix|second fix|survey|marquee|menu price|package price|
venue hire|dear customer|incl delivery|ex works|fob|cif|incoterm|dispatch date`,
    1: '',
  },
  'bank-statement': {
    3: `statement number|statement date|statement for the period|statement summary|monthly statement|quarterly statement|
account statement|statement of holdings|statement of investments|statement of transactions|mini statement|
interim statement|account activity|recent transactions|latest transactions|transactions from|transaction date|
posting date|date posted|post date|trans date|effective date balance|date description|date details|
details of transactions|description amount|payments in|payments out|total payments in|total payments out|
total paid in|total paid out|total credits|total debits|total deposits|total withdrawals|deposits and credits|
withdrawals and debits|withdrawals and other|checks paid|cheques paid|debit credit balance|debits credits|
credit debit|withdrawn|paid in withdrawn|start balance|starting balance|opening bal|closing bal|end balance|
ending balance|beginning balance|ending balance on|balance forward|balance b f|balance c f|balance b fwd|
brought fwd|carried fwd|available funds|cleared balance|ledger balance|average balance|average daily balance|
minimum balance|account balance|balance after|arranged overdraft|unarranged overdraft|overdraft interest|
overdraft fee|debit interest|credit interest|gross rate|net rate|aer|interest for the period|
interest capitalised|atm withdrawal|cash machine|cashpoint|atm|card payment to|card purchase|pos purchase|
point of sale|contactless purchase|visa purchase|faster payment|faster payments|bank giro credit|giro credit|
bacs credit|standing order to|direct debit to|direct debits paid|online payment to|online banking|
internet transfer|mobile transfer|transfer from savings|transfer to savings|wire transfer|wire in|ach credit|
ach debit|direct dep|payroll deposit|salary credit|non sterling|foreign currency fee|foreign transaction|
exchange rate fee|returned item|nsf fee|service charge month|monthly maintenance|maintenance fee|
account maintenance|monthly account fee|branch sort code|account type|classic account|everyday account|
instant access|easy access|fixed term deposit|term deposit|time deposit|deposit account|certificate of deposit|
maturity date|matures on|business account|business current|community account|credit card statement|
card statement|card ending|card number ending|your credit limit|credit available|total credit limit|
minimum payment due|minimum amount due|payment due|last payment received|payment received thank you|
payments and credits|purchases|cash advances|balance transfers|new transactions|total new balance|
rewards summary|purchase apr|annual percentage rate|estimated interest|mortgage account|mortgage balance|
loan account|loan statement|original loan|amount borrowed|remaining term|remaining balance|capital outstanding|
principal paid|interest paid|principal and interest|next payment due|escrow balance|monthly instalment|
repayment schedule|amortisation schedule|amortization|arrears|investment account|brokerage account|account value|
portfolio value|portfolio summary|total portfolio|market price|book cost|cost basis|unrealised gain|
unrealized gain|unrealised|realised gain|asset allocation|holdings as|shares held|number of units|unit price|
units bought|fund value|current value|plan value|transfer value|pension value|pension pot|your pension savings|
contributions paid|contributions in|charges deducted|reinvested|dividend reinvested|dividend received|
contract note|we have bought|settlement date|trade date|consideration|stamp duty reserve|custody account|
safe custody|wallet balance|topped up|withdrew|please check your statement|check this statement|notify us of any|
lost or stolen|protected by the|financial services compensation|fdic|member fdic|deposit insurance|dispute any|
questions about this statement|statement sheet`,
    2: `statement of|your statement|statement no|statement from|value of your|value at|we have sold|page 1 of|
interest rate|routing number|iban bic|you sent|you received|top up|report any|any errors|balances|deposit|
withdrawals|withdrawal|debit|credit|overdrawn|od|bf|cf|bac|chg|pos|cpt|bp|counter credit|cash in|cash out|payee|
tesco|amazon|rent|groceries|utilities|savings|stock|etf|equity|equities|bonds|nav|ytd|fund name|holding|ticker|
deposited|cleared|giro|fee`,
    1: '',
  },
  payslip: {
    3: `pay advice|payment advice for|pay period|pay period ending|pay period from|period ending|period end|period start|
pay date|pay day|payday|date paid|date of payment|pay method|payment method bacs|pay frequency|tax period|
tax month|tax week|week number|wk ending|employee name|employee id|employee details|employee ref|emp no|emp name|
staff no|staff number|personnel no|personnel number|payroll ref|clock no|clock number|cost centre|
date of joining|employer name|employer paye|employer ref|ni no|ni letter|ni category|ni table|
national insurance no|nat ins|nat insurance|nic|employee nic|employer nic|employees ni|employers ni|paye tax|
tax paid|tax to date|tax paid to date|ni to date|ni paid to date|taxable to date|taxable gross|
taxable pay to date|taxable earnings|gross to date|gross pay to date|gross for tax|total gross pay|
gross earnings|gross salary|gross amount earned|total earnings|earnings ytd|earnings and deductions|
earnings deductions|payments deductions|payments and allowances|additions|current ytd|year to date|
total payments|total pay|net pay|net salary|net payable|net amount paid|net paid|net earnings|nett pay|
net payment|amount paid net|amount credited|credited to your account|deposited to|direct deposit|deposit amount|
check date|check number|basic wage|basic hours|base pay|base salary|normal hours|ordinary time|standard hours|
contract hours|contracted hours|regular hours|regular pay|regular earnings|overtime|overtime pay|overtime hours|
overtime at|double time|ot hours|hours rate amount|rate hours|units rate|shift allowance|shift pay|
unsocial hours|weekend enhancement|night enhancement|bank holiday pay|holiday pay|annual leave pay|vacation pay|
pto balance|pto accrued|vacation balance|sick balance|leave accrued|annual leave balance|holiday remaining|
holidays left|holiday accrued|sick leave|statutory sick pay|ssp|statutory maternity|smp|maternity pay|
bonus payment|commission earned|tips paid|piece work|pieces at|arrears of pay|pay award|pay rise|
expenses reimbursed|mileage allowance|car allowance|meal allowance|london weighting|housing allowance|
house rent allowance|dearness allowance|transport allowance|special allowance|provident fund|employee pf|epf|esi|
esic|professional tax|income tax deducted|tds deducted|loss of pay|days worked|days present|paid days|lop days|
cpf|employee cpf|employer cpf|sdl|federal tax|federal income|fed withholding|fed tax|state income tax|
state withholding|local tax withheld|fica|medicare|medicare tax|social security|soc sec|ss tax|oasdi|ca sdi|sdi|
dental insurance|medical insurance|post tax|pre tax deductions|after tax deductions|garnishment|
attachment of earnings|student loan|student loan repayment|pension ee|pension er|ee pension|er pension|
employee pension contribution|employer pension contribution|workplace pension|nest pension|pension scheme|
auto enrolment|salary sacrifice|avc|union subs|union dues|cycle to work|season ticket loan|advance of wages|
advance recovered|sub repaid|uniform deduction|usc|prsi|paye usc|superannuation|super guarantee|hecs|kiwisaver|
acc levy|uif|sss|philhealth|pag ibig|nssf|nhif|paye nhif|cumulative|emergency tax|m1|w1|non cumulative|tax basis|
tax credit monthly|rounding|message from payroll|payroll department|payroll office|queries to payroll|
contact payroll|this payslip|your payslip|private and confidential pay|strictly confidential|wages for|
wages week|wages paid|wage packet|pay packet|cash in hand|hours worked this|weekly wage|weekly wages|week's pay|
your wages|pay for week|your salary for|salary for the month|net to bank|monthly salary|salary month|
teaching stipend|bursary payment|training allowance|apprentice wage|trainee pay|seasonal pay`,
    2: `month no|week no|works no|this period|check no|time and a half|on call|stand by|back pay|please keep this|
your pay for|we have paid you|employee|job title|department|total gross|ytd|total net|take home|basic rate|
working days|pre tax|tax withheld|salary of|payroll|wages|earnings|deduct|deductions|gross|hrs|rate|ni|bonus|
shifts|allowance|monthly|fortnightly|weekly|nights|lunch|advance|uniform|rations|contribution|ee|er|tax ref`,
    1: '',
  },
  tax: {
    3: `tax year|tax year ended|tax year ending|year of assessment|for the tax year|fiscal year|income year|taxable year|
calendar year tax|tax return for|income tax return|your tax return|tax form|form p60|form p45|p60|p45|p11d|sa302|
sa100|1099 nec|schedule se|employee's withholding|end of year certificate|certificate of pay|
certificate of tax deducted|copy for employee|copy for recipient|omb no|important tax|tax information|
tax document|tax statement|tax calculation|tax computation|tax summary|tax account|tax reference number|
tax file number|tfn|taxpayer|taxpayer id|taxpayer identification|taxpayer's name|name of taxpayer|
tax identification|taxpayer reference|vat registration|vat period|vat return for|vat due on|vat reclaimed|
vat payable|net vat to|output tax|input tax|gst return|bas statement|activity statement|total sales|
total purchases ex|hm revenue|hmrc|inland revenue|internal revenue|department of the treasury|
department of revenue|revenue office|revenue agency|canada revenue|australian taxation|taxation office|
tax office|tax authority|tax administration|tax authorities|commissioner of|collector of taxes|
inspector of taxes|county treasurer|county assessor|tax collector|county of|parcel number|parcel id|
assessed value|assessed valuation|assessment roll|market value land|land value|improvements|mill rate|millage|
levy rate|tax levy|homestead exemption|exemption|real estate tax|real property tax|property tax bill|
property tax statement|secured property|first installment|second installment|first instalment|second instalment|
delinquent|delinquent after|tax rate|rates notice|council rates|rateable|council tax bill|council tax band|
valuation band|single person discount|parish precept|police precept|county council|borough council|
district council|business rates bill|amount payable for|taxable income|total taxable|net taxable|
chargeable income|assessable income|total income|adjusted gross income|gross income|income from property|
income from savings|dividend income|employment income|self employment|self employed|trading income|net profit|
business income|business expenses|allowable deductions|deductions claimed|itemized deductions|standard deduction|
personal allowance|higher rate|tax free|tax free amount|tax free allowance|marginal rate|income tax due|
income tax charged|total income tax|total tax|tax liability|tax charged|tax already paid|tax deducted|
tax deducted at source|federal income tax withheld|less tax paid|tax owed|tax you owe|amount you owe|you owe|
overpaid tax|you have overpaid|tax overpaid|underpaid|underpayment|balance of tax|balancing payment|
payments on account|payment on account|amount of tax|refund amount|your refund|refund of|repayment of tax|
tax repayment|repayment due|amount refundable|notice of assessment|notice of determination|amended assessment|
provisional assessment|final assessment|coding notice|tax code notice|your tax code|new tax code|
based on your return|based on the information|according to your return|return was received|return received|
file your return|filing deadline|filing your|submit your return|deadline for filing|late filing penalty|
penalty notice|penalty for|interest on unpaid|surcharge|if you disagree|lodge an objection|notice of objection|
claim for repayment|claim relief|gift aid relief|charitable contributions|child tax credit|earned income|
working tax|child benefit|foreign tax credit|withholding tax|double taxation|certificate of residence|
tax residence|capital gain|capital gains|disposal of|disposal proceeds|acquisition cost|annual exempt|
inheritance|estate tax|gift tax|transfer tax|stamp duty land|sdlt|land transaction|excise|excise duty|
import duty|customs value|road tax|vehicle excise|vehicle licence|vehicle tax reminder|dog licence fee|dog tax|
tourist levy|church tax|wealth tax|withholding certificate|interest paid in year|interest certificate|
mortgage interest statement|rental statement for tax|depreciation schedule|work related expenses|car expenses|
receipts for the accountant|for my accountant|accountant needs|tax stuff|estimated tax|quarterly estimated|
estimated payment|estimated payments|employer id number|wages tips other|social security wages|medicare wages|
pay and tax|pay and tax totals|in this employment|previous employment|total for year|electronic filing|preparer|
preparer's signature|under penalties of perjury|declaration that|correct and complete|true correct and complete|
self assessment statement|statement of account tax|assessee|return of income|refund payable|due date of filing|
acknowledgement number filing|due to revenue`,
    2: `as per return|interest on late|right of appeal|you may appeal|appeal within|i declare that|1099 misc|schedule c|
schedule a|band d|basic rate|tax withheld|refund will be|home office|taxes|taxation|fiscal|levies|liability|
reliefs|rebates|filer|dependents|dependants|spouse|joint return|exempt|treasurer|assessor|precept|hectare|parcel|
owner|valuation|instalments|refunded|deduct|mileage|subscriptions|profit|turnover|duty|customs|tariff|amended|
provisional`,
    1: '',
  },
  insurance: {
    3: `policy number|policy type|policy details|policy summary|policy term|policy period|policy year|policy start|
policy end|policy begins|policy expires|policy excess|policy schedule|policy certificate|policy conditions|
policy documents|policy booklet|policy limit|policy is due|policy will renew|policy renews|your renewal|
renewal invitation|renewal premium|renewal terms|renewal quotation|auto renew|automatically renew|
expires at midnight|certificate of insurance|certificate of motor insurance|proof of insurance|
evidence of insurance|insurance card|insurance id|insurance schedule|insurance certificate|insurance company|
insurance premium|insurance premium tax|incl ipt|ipt|insurance provider|insurance product|insurance broker|
your insurer|the insurer|insurer|insured|the insured|insured name|named insured|name of insured|insured party|
insured person|insured items|insured property|property insured|risk address|insured address|sum insured|
sums insured|amount insured|total sum insured|limit of indemnity|limit of liability|limits of liability|
coverage limit|coverage limits|coverages|type of cover|level of cover|cover type|cover level|cover starts|
cover ends|cover begins|cover limit|covered for|covered up to|comprehensive cover|fully comprehensive|
comprehensive|third party fire|fire and theft|accidental damage|accidental loss|legal expenses|legal protection|
breakdown cover|windscreen|personal accident|personal belongings|personal possessions|bodily injury|
property damage|collision|uninsured motorist|comprehensive deductible|collision deductible|deductible|
deductibles|per occurrence|each accident|aggregate|voluntary excess|compulsory excess|total excess|
excess applies|less excess|less your excess|named driver|named drivers|main driver|additional driver|
additional drivers|permitted drivers|social domestic|domestic and pleasure|commuting|years no claims|ncd|ncb|
no claim discount|protected no claims|vehicle registration|registration mark|vehicle make|vin|make and model|
annual mileage|kept overnight|type of building|rebuild cost|rebuilding cost|buildings cover|contents cover|
home contents|valuables|single item limit|unspecified items|subsidence|storm damage|water damage|burst pipe|
escape of water|theft of|glass breakage|natural hazards|public liability|employers liability|
professional indemnity|product liability|household insurance|house insurance|homeowners|renters insurance|
building insurance|landlord insurance|boat insurance|bike insurance|bicycle insurance|phone insurance|
gadget insurance|dog insurance|vet fees|pet policy|annual multi trip|single trip|trip cancellation|
cancellation cover|curtailment|medical expenses up|emergency assistance|repatriation|winter sports cover|
pre existing|medical conditions declared|life policy|life cover|term assurance|death benefit|face amount|
critical illness|income protection|disability benefit|funeral plan|annuity|annuitant|maturity value|
bonus declared|reversionary bonus|terminal bonus|surrender|paid up value|beneficiary|primary beneficiary|
health plan|health cover|health fund|member number|membership no|group number|plan name|plan type|plan year|
rx bin|rxbin|rxpcn|rxgrp|subscriber|subscriber id|dependent coverage|ppo|hmo|explanation of benefits|
amount billed|allowed amount|plan paid|you may owe|patient responsibility|out of pocket maximum|
prior authorization|preauthorisation|reimbursement|reimbursed|benefit paid|amount covered|claim number|
claim reference|claim details|claim form|claim date|claim summary|claim status|claim decision|
notify us of a claim|report a claim|date of loss|date of incident|date of accident|cause of loss|
place of accident|circumstances of|description of damage|description of the accident|description of loss|
estimate of damage|cost of repair|repair estimate|approved repairer|loss assessor|loss adjuster|claims handler|
claims team|claims department|claims adjuster|adjuster|settlement offer|settlement amount|in settlement of|
we are pleased to settle|unable to pay|we do not cover|what we cover|what is insured|what isn't covered|
not insured|exclusions apply|general exclusions|special terms|policy endorsement|endorsements|endorsement no|
mid term adjustment|change to your policy|premium due|premium payable|total premium|gross premium|net premium|
premium paid|premium per|annual cost|your premium|first premium|monthly instalments of|payment of premium|
underwritten by|underwriter|regulated insurer|cooling off|cooling off period|cancel your policy|
cancellation of policy|cancel this policy|duty of disclosure|material facts|fair presentation|answers you gave|
statement of fact|proposal form|green card|international motor|roadside assistance|hours helpline|
24 hour helpline|emergency helpline|claims helpline|in the event of a claim|in the event of an accident|
in case of accident|other driver|third party details|witness details|police reference|crime reference|
crime number|travel disruption|delayed baggage`,
    2: `policy no|policy has been|cover is|cover for|up to a maximum|who can drive|class of use|away from home|
whole life|with profits|group no|in network|out of network|your claim|your claim for|claim has been|claim is|
claim was|making a claim|how to claim|to claim|we will not pay|insurance policy|coverage|excess of|travel policy|
baggage|term life|claim no|damage to|lloyd's|proposer|key facts|insurances|insurer|premium|premiums|excess|cover|
covers|policyholder|policyholders|claimant|deductible|indemnify|loss|losses|damage|theft|storm|hail|vehicle|
vehicles|driver|drivers|renewals|expiry|liability|peril|perils|broker|dental|optical|hospital|worldwide|
buildings|jewellery|bicycles|schedule`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
