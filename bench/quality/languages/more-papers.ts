import type { Paper } from './papers.ts'

/** The other half of the short papers: see there. */
export const MORE_PAPERS: readonly Paper[] = [
  [
    'lt',
    'invoice',
    'PVM sąskaita faktūra serija ABC Nr. 1021\nPardavėjas: UAB Medis, įmonės kodas 301234567\nPirkėjas: Jonas Petraitis\nSuma be PVM 100,00, PVM 21 % 21,00\nBendra suma apmokėti 121,00 EUR iki 2024-05-30',
  ],
  [
    'lt',
    'contract',
    'Nuomotojas Rasa Kazlauskienė ir nuomininkas Tomas Jankus sudarė šią sutartį.\n1. Nuomotojas perduoda butą Vilniuje. 2. Nuomos mokestis 500 eurų per mėnesį. 7. Šalys gali nutraukti sutartį įspėjusios prieš mėnesį.',
  ],
  [
    'pt',
    'invoice',
    'Oficina Silva & Filhos, Lda., NIF 501234567\nFatura FT 2024/318\nCliente: Rui Mendes\nData de vencimento 15/06/2024\nMudança de óleo 45,00  Filtros 22,50\nIVA 23% 15,53\nTotal a pagar 83,03 €',
  ],
  [
    'pt',
    'contract',
    'Entre Helena Dias, adiante designada por senhoria, e Paulo Reis, adiante designado por inquilino, é celebrado o presente contrato de arrendamento.\nCláusula 1.ª O prazo é de um ano. Cláusula 3.ª A renda mensal é de 650 euros. Cláusula 7.ª A caução corresponde a duas rendas.',
  ],
  [
    'pt',
    'payslip',
    'Recibo de vencimento, abril de 2024\nTrabalhador: Sofia Matos, n.º 45\nVencimento base 1.250,00  Subsídio de refeição 132,00\nSegurança Social -137,50  IRS -118,00\nTotal líquido a receber 1.126,50',
  ],
  [
    'it',
    'tax',
    'Agenzia delle Entrate\nModello 730/2024, redditi 2023\nContribuente: Rossi Carla, codice fiscale RSSCRL80A41F205X\nReddito complessivo 28.400. Imposta lorda 6.200, detrazioni 1.900. Rimborso spettante 310 euro',
  ],
  [
    'it',
    'contract',
    'Tra il signor Bruno Conti, locatore, e la signora Elisa Greco, conduttrice, si conviene e stipula quanto segue.\nArt. 1 Il locatore concede in locazione l’appartamento. Art. 3 Il canone mensile è di 600 euro. Art. 9 Il deposito cauzionale è pari a due mensilità.',
  ],
  [
    'it',
    'medical',
    'Ospedale Maggiore, reparto di ortopedia\nLettera di dimissione. Paziente: Moretti Luca. Diagnosi: frattura del radio. Terapia: gesso per 30 giorni, antidolorifico al bisogno. Controllo ambulatoriale tra una settimana.',
  ],
  [
    'fr',
    'insurance',
    'Contrat habitation n° 55 120 778\nSouscripteur : Mme Leroy. Garanties : incendie, dégâts des eaux, vol. Franchise 150 €.\nCotisation annuelle 214,30 € TTC. En cas de sinistre, déclarez-le sous cinq jours.',
  ],
  [
    'fr',
    'minutes',
    'Compte rendu de l’assemblée générale du 18 mai 2024\nPrésents : Mme Petit, M. Garnier, M. Diallo. Absents excusés : Mme Roux.\nOrdre du jour : ravalement de la façade. Décision : le devis est adopté à la majorité. Prochaine réunion en septembre.',
  ],
  [
    'ga',
    'certificate',
    'Deimhniú Breithe\nArna eisiúint de bhun an Achta um Chlárú Sibhialta 2004\nAinm: Aoife Ní Bhriain. Dáta breithe: 3 Bealtaine 2010. Áit bhreithe: Gaillimh.',
  ],
  [
    'ga',
    'contract',
    'Comhaontú tionóntachta idir an tiarna talún, Seán Ó Néill, agus an tionónta, Máire de Búrca.\nÍocfar cíos €700 in aghaidh na míosa. Is ionann an éarlais agus cíos míosa. Tabharfar fógra míosa.',
  ],
  [
    'mt',
    'invoice',
    'Fattura nru 412\nKlijent: Joe Borg\nData 12 ta’ Mejju 2024\nPrezz mingħajr VAT 100.00, VAT 18% 18.00\nTotal li għandu jitħallas €118.00',
  ],
  [
    'mt',
    'contract',
    'Illum, 2 ta’ Settembru 2023, bejn Maria Vella, sid il-kera, u Karl Zammit, inkwilin, sar dan il-kuntratt.\n1. Il-kera hija ta’ €600 fix-xahar. 2. Id-depożitu huwa ta’ xahar kera. Il-partijiet iffirmaw.',
  ],
  [
    'ru',
    'invoice',
    'Поставщик: ООО «Сервис», ИНН 7701234567\nПокупатель: ИП Иванов\nСчёт на оплату № 128 от 4 марта 2024 г.\nНаименование, количество, цена, сумма\nБез НДС 12 000,00, НДС 20% 2 400,00\nИтого к оплате 14 400,00 руб.',
  ],
  [
    'ru',
    'contract',
    'Гражданка Смирнова А. В., именуемая в дальнейшем «Наймодатель», и гражданин Орлов П. С., именуемый «Наниматель», заключили настоящий договор о нижеследующем.\n1. Предмет договора: квартира. 2. Плата за жильё 30 000 рублей в месяц. 5. Стороны вправе расторгнуть договор.',
  ],
  [
    'ru',
    'medical',
    'Городская больница № 3, терапевтическое отделение\nВыписной эпикриз. Пациент: Кузнецов И. Диагноз: острый бронхит. Лечение: антибиотики, ингаляции. Рекомендации: наблюдение у терапевта, контрольный анализ крови.',
  ],
  [
    'ru',
    'bank-statement',
    'Выписка по счёту за апрель 2024\nВладелец: Петрова Мария\nВходящий остаток 12 300,50\n05.04 Оплата картой, магазин 1 240,00\n10.04 Зачисление зарплаты 68 000,00\nИсходящий остаток 79 060,50',
  ],
  [
    'uk',
    'invoice',
    'Постачальник: ТОВ «Дім», ЄДРПОУ 12345678\nПлатник: Коваль Олена\nРахунок на оплату № 45 від 2 квітня 2024 р.\nРазом без ПДВ 5 000,00, ПДВ 1 000,00\nВсього до сплати 6 000,00 грн',
  ],
  [
    'uk',
    'contract',
    'Орендодавець Шевченко І. П. та Орендар Бондар О. М. уклали цей договір про таке.\n1. Орендодавець передає квартиру у користування. 2. Орендна плата становить 12 000 грн на місяць. 6. Сторони можуть розірвати договір, попередивши за місяць.',
  ],
  [
    'tr',
    'invoice',
    'Yıldız Elektrik Ltd. Şti., Vergi dairesi Kadıköy, vergi no 1234567890\nFatura no: YLD2024000123  Tarih 02.05.2024\nMal / hizmet cinsi, miktar, birim fiyat, tutar\nAra toplam 1.000,00  KDV %20 200,00\nÖdenecek tutar 1.200,00 TL',
  ],
  [
    'tr',
    'contract',
    'Kiraya veren: Fatma Demir. Kiracı: Can Aydın.\n1. Kiralanan: Moda’da daire. 2. Aylık kira bedeli 15.000 TL, her ayın beşinde ödenir. 3. Depozito iki kira bedelidir. 9. Taraflar işbu sözleşmeyi okuyup imzalamışlardır.',
  ],
  [
    'tr',
    'payslip',
    'Ücret bordrosu, Mart 2024\nPersonel: Emre Kaya, sicil no 208\nBrüt ücret 32.000,00\nSGK işçi payı 4.480,00  Gelir vergisi 3.900,00  Damga vergisi 120,00\nNet ödenen 23.500,00',
  ],
  [
    'ar',
    'invoice',
    'شركة النور للتجارة، الرقم الضريبي 300123456700003\nالعميل: أحمد سالم\nرقم الفاتورة 2024/55، تاريخ الاستحقاق 30/06/2024\nالإجمالي قبل الضريبة 500.00\nضريبة القيمة المضافة 15% 75.00\nالمبلغ المستحق 575.00 ريال',
  ],
  [
    'ar',
    'contract',
    'إنه في يوم الأحد الموافق 1/9/2023 تم الاتفاق بين كل من: السيد خالد منصور (المؤجر) والسيدة ليلى حسن (المستأجر).\nالبند الأول: أجر الطرف الأول للطرف الثاني شقة سكنية. البند الثالث: القيمة الإيجارية الشهرية 3000 جنيه. البند السابع: مدة الإخطار شهر.',
  ],
  [
    'ar',
    'medical',
    'مستشفى السلام العام، قسم الباطنة\nتقرير خروج المريض: سعيد علي. التشخيص: التهاب رئوي. العلاج: مضاد حيوي لمدة سبعة أيام. يراجع العيادة الخارجية بعد أسبوع.',
  ],
  [
    'zh',
    'invoice',
    '增值税普通发票\n购买方：北京晨光公司 纳税人识别号 91110105MA01ABCD\n货物名称 办公用纸 数量 10 单价 25.00 金额 250.00\n税率 13% 税额 32.50\n价税合计 282.50 元 开票日期 2024年5月6日',
  ],
  [
    'zh',
    'contract',
    '出租方（甲方）：王芳 承租方（乙方）：李强\n甲乙双方经协商一致，签订本合同。\n第一条 甲方将房屋出租给乙方使用。第三条 月租金人民币4500元。第八条 违约责任。本合同一式两份，双方签字后生效。',
  ],
  [
    'zh',
    'medical',
    '市人民医院 内科 出院小结\n患者姓名：赵敏 诊断：急性支气管炎\n治疗经过：给予抗感染治疗。出院医嘱：按时服药，一周后门诊复查。',
  ],
  [
    'zh',
    'bank-statement',
    '账户交易明细 2024年4月\n户名：陈伟 账号 6222020200012345\n期初余额 8,200.00\n4月5日 消费支出 120.00\n4月10日 工资收入 9,600.00\n期末余额 17,680.00',
  ],
  [
    'ja',
    'invoice',
    '株式会社山田商店 登録番号 T1234567890123\n田中様\n下記の通りご請求申し上げます。\n品名 事務用椅子 数量 2 単価 12,000 金額 24,000\n小計 24,000 消費税(10%) 2,400\nご請求金額 26,400円 お支払期限 2024年6月30日',
  ],
  [
    'ja',
    'contract',
    '賃貸人 佐藤花子（以下「甲」という）と賃借人 鈴木一郎（以下「乙」という）は、次のとおり契約を締結する。\n第1条 甲は建物を乙に賃貸する。第3条 賃料は月額8万円とする。第10条 解約の予告は1か月前までに行う。',
  ],
  [
    'ja',
    'payslip',
    '給与明細書 2024年3月分\n氏名 高橋健 社員番号 0123\n基本給 250,000 残業手当 18,000\n健康保険 12,500 厚生年金 22,900 所得税 5,200\n差引支給額 227,400',
  ],
  [
    'ja',
    'medical',
    '診療情報提供書\n患者氏名 伊藤美咲\n傷病名 急性胃炎\n治療経過：投薬により症状は改善しました。今後の経過観察をお願いいたします。',
  ],
  [
    'ko',
    'invoice',
    '전자세금계산서\n공급자: 한빛상사 등록번호 123-45-67890\n공급받는자: 김민수\n품목 사무용품 수량 3 단가 20,000 공급가액 60,000 세액 6,000\n합계금액 66,000원',
  ],
  [
    'ko',
    'contract',
    '임대인 박지영과 임차인 이준호는 다음과 같이 임대차 계약을 체결한다.\n제1조 보증금은 1,000만원으로 한다. 제2조 월세는 50만원이며 매월 5일 지급한다. 제7조 계약 해지는 1개월 전에 통보한다.',
  ],
  [
    'ko',
    'payslip',
    '급여명세서 2024년 4월\n성명 최유진 사번 1042\n기본급 2,800,000 연장근로수당 120,000\n국민연금 126,000 건강보험 99,000 소득세 45,000\n실지급액 2,650,000',
  ],
  [
    'hi',
    'invoice',
    'शर्मा इलेक्ट्रॉनिक्स, जीएसटी नंबर 07ABCDE1234F1Z5\nग्राहक: राम गुप्ता\nबिल संख्या 221 दिनांक 12/05/2024\nमात्रा 2 दर 1,500 राशि 3,000\nजीएसटी 18% 540\nकुल देय राशि ₹3,540',
  ],
  [
    'hi',
    'contract',
    'यह किरायानामा आज दिनांक 1 अप्रैल 2024 को मकान मालिक सुनील वर्मा और किरायेदार अमित सिंह के बीच किया गया।\n1. मासिक किराया 12,000 रुपये होगा। 2. अग्रिम जमा राशि 24,000 रुपये। 5. दोनों पक्ष एक माह का नोटिस देकर समझौता समाप्त कर सकते हैं।',
  ],
  [
    'hi',
    'medical',
    'जिला अस्पताल, मेडिसिन विभाग\nछुट्टी का सारांश. मरीज का नाम: सीता देवी. रोग निदान: निमोनिया. उपचार: एंटीबायोटिक सात दिन. सलाह: एक सप्ताह बाद जाँच के लिए आएँ।',
  ],
  [
    'de',
    'insurance',
    'Nachtrag zur Hausratversicherung 77-1204\nVersicherungsnehmerin: Frau Busch. Versicherungssumme 65.000 €. Selbstbeteiligung 250 €. Jahresbeitrag 98,40 € inklusive Versicherungsteuer.',
  ],
  [
    'de',
    'minutes',
    'Niederschrift über die Sitzung des Elternbeirats am 23.01.2024\nAnwesend: Frau Krüger, Herr Yilmaz. Entschuldigt: Herr Braun. TOP 1 Sommerfest. Beschluss: einstimmig angenommen. Protokollführerin: Krüger.',
  ],
  [
    'es',
    'payslip',
    'Empresa: Hostelería Sur SL. Trabajador: Marta Gil. Grupo de cotización 6\nPeriodo de liquidación del 1 al 31 de mayo de 2024\nSalario base 1.180,00  Plus transporte 60,00\nContingencias comunes 58,28  IRPF 99,20\nLíquido total a percibir 1.082,52',
  ],
  [
    'es',
    'medical',
    'Informe de alta. Hospital Clínico, servicio de cardiología. Paciente: Ortega, J. Motivo de ingreso: dolor torácico. Diagnóstico: angina estable. Tratamiento: ácido acetilsalicílico 100 mg. Revisión en consulta en un mes.',
  ],
  [
    'en',
    'payslip',
    'Whitby Bakery Ltd  Employee: D. Shaw  NI no. QQ123456C  Tax code 1257L\nBasic 152 hrs 1,824.00\nPAYE tax 155.40  National Insurance 62.10  Pension 54.72\nNet payment 1,551.78',
  ],
  [
    'en',
    'medical',
    'Discharge summary. St Anne’s Hospital, ward 4. Patient: P. Doyle. Diagnosis: community acquired pneumonia. Treated with amoxicillin. GP to repeat chest X-ray in six weeks.',
  ],
]
