import { type LivedFolder, on, one, own, row, things } from '../disk.ts'

/** What a district nurse in a northern town has put away: a house, a child, a wedding, her dad's allotment, her studies. */
export const NURSE_OWN: readonly LivedFolder[] = [
  own(
    'House Maple Street',
    ['2019-03-02', '2024-08-19'],
    one(
      'letter',
      'Document(4).docx',
      `Dear Ms Rahman,\nFurther to our telephone conversation I confirm that the sellers of 18 Maple Street have accepted your offer, on the understanding that the shed and the carpets stay. Their solicitor has been told and you should hear from him within the fortnight. Please send us the name of your own solicitor and a copy of your passport. The sellers would like to be out before the school holidays, which I think suits you too.\nYours sincerely\nDavid Pell`,
    ),
    one(
      'none',
      'survey.pdf',
      `Homebuyer survey, 18 Maple Street. Mid-terrace house of about 1905, solid brick walls, slate roof. Damp was measured at the foot of the rear wall behind the cooker; the gutter above leaks and should be mended before the winter. Two slates have slipped. The electric board is old and there is no certificate. The loft has 100 mm of wool. No movement was seen. Condition rating of the roof: 2. Condition rating of the chimney: 3, and a builder's opinion is needed.`,
    ),
    one(
      'none',
      'scan0003.pdf',
      `scan:Title plan. Maple Street, number 18 and passage. Right of way over the yard of number 20.`,
    ),
    one(
      'notes',
      'colours.txt',
      `hall: the greeny white. front room: same as Jo's but one lighter. skirting eggshell. back bedroom Emma wants yellow, say yes. kitchen tiles 15x15 leftover box in cellar`,
    ),
    row('photo', 'IMG_20#.jpg', 11, 12, 13, 17),
    things('plan', 'kitchen.dwg'),
  ),
  own(
    'House Maple Street/Boiler',
    ['2021-10-03', '2023-11-20'],
    one(
      'manual',
      'B-2440 installation.pdf',
      `Installation and servicing. Before the boiler is lit for the first time, bleed all radiators and fill the system to 1.2 bar. If the display shows F28, no gas has arrived: open the valve and press reset for five seconds. The condensate pipe must fall by 3 degrees along its whole length. The heat exchanger is to be cleaned each year by a registered engineer, who fills in the record at the back of this booklet.`,
    ),
    one(
      'invoice',
      '2021.pdf',
      `Invoice 1187. Hargate Heating, to Ms N. Rahman. Removal of the old back boiler, supply and fit of combination boiler with flue kit, two days labour, magnetic filter, flush of the system. Net 2,310.00, VAT 462.00, total due 2,772.00. Payment within 14 days please, our bank details are on the back. Ten years guarantee if serviced yearly.`,
    ),
  ),
  own(
    'Emma',
    ['2015-05-11', '2025-07-01'],
    one(
      'letter',
      'Letter Sept.pdf',
      `Dear parents and carers of Hedgehog class, welcome back! This half term we will find out about rivers. PE is on Tuesday and on Friday and the children may come to school in their kit. Please send a named water bottle. Reading books are changed on Mondays, and we ask that you listen to your child read three times in a week. We need two helpers for the walk to the weir.\nMiss Abbott`,
    ),
    one(
      'medical',
      'asthma plan.pdf',
      `My asthma plan. Emma Rahman, born 11 May 2015. Every day: brown inhaler, two puffs in the morning and two at night, with the spacer. If she coughs at night or cannot finish a game: blue inhaler, up to ten puffs, one each half minute. If this does not help call 999. Next check with the practice nurse in April. Peak flow at her best 240.`,
    ),
    one(
      'story',
      'the fox who lost his tail by emma.docx',
      `One day there was a fox and he woke up and his tail was gone! He looked under the bed and he looked in the bin. Have you seen my tail he said to the owl. No said the owl but the badger has a new scarf. The fox ran to the badger and it was his tail! They laughed and had toast. The end`,
    ),
    row('photo', 'DSCN0#.jpg', 412, 413, 430, 431, 502),
    row('video', 'MVI_0#.avi', 433),
  ),
  own(
    'Emma/Swimming',
    ['2023-01-14', '2023-12-02'],
    things('photo', 'IMG_5512.jpg'),
    one('certificate', 'scan0011.pdf', `scan:Swim England. Stage 4 award. Emma Rahman`),
  ),
  own(
    'Wedding Lisa & Tom',
    ['2022-02-01', '2022-06-13'],
    one(
      'none',
      'speech v3.docx',
      `Good afternoon. For those who don't know me, I am the small sister, and I have waited thirty years for a microphone. Lisa once sold my bicycle to the boy next door and told me that it had been stolen by a heron. So, Tom, when something is missing in the house, you will know. You are the only person who has ever beaten her at cards and been asked back. Please raise your glasses to the two of them, and to the heron.`,
    ),
    things('spreadsheet', 'guests.xlsx'),
    one(
      'notes',
      'tables.txt',
      `top table: L, T, both mums, dad, uncle Farid\n2: the Leeds lot\n3: Tom's work, keep away from the band\n4: cousins and high chairs x3\nno nuts table 2, veggie x11`,
    ),
    on('2022-06-11', '2022-06-12', row('photo', 'TW-0#.jpg', 101, 102, 103, 104, 105, 106)),
    things('audio', 'first dance.mp3'),
  ),
  own(
    'Wales',
    ['2023-07-22', '2023-07-30'],
    row(
      'photo',
      'PXL_202307#.jpg',
      '23_120155',
      '23_120233',
      '24_131810',
      '24_142001',
      '24_145107',
      '24_150911',
      '24_153020',
      '26_154417',
      '26_160001',
      '26_160002',
      '28_161150',
      '28_170938',
      '28_171512',
      '28_172004',
      '28_172010',
    ),
  ),
  own(
    'Iceland 2018',
    ['2018-09-03', '2018-09-12'],
    row('photo', 'P10#.jpg', 10211, 10214, 10250, 10266),
    one(
      'notes',
      'Untitled.txt',
      `day 3 long drive, soup at the petrol place, waterfall you can walk behind. day 4 snow!! horses. ask H for her pictures of the seal`,
    ),
  ),
  own(
    'Degree/Year 2/Ethics essay',
    ['2017-01-10', '2017-04-28'],
    one(
      'schoolwork',
      'essay final.docx',
      `When a patient says no. In this essay I discuss the case of an older woman with a leg ulcer who refuses compression because the bandages hurt her at night. The code asks nurses to respect the wishes of people who have capacity, yet also to act in their best interest. I argue that the two do not exclude each other, if the nurse asks why. Beauchamp and Childress name four principles, of which I treat autonomy and beneficence.`,
    ),
    one(
      'schoolwork',
      'essay final REALLY.docx',
      `When a patient says no. This essay treats the case of an older woman who refuses compression for her leg ulcer, since the bandages wake her. I argue that respect for her wish and care for her leg are not rivals: the nurse who asks why finds out that a softer layer below is all that is missing. After the principles of Beauchamp and Childress I turn to what capacity means in law, and close with what I would do now on my own round.`,
    ),
    one(
      'paper',
      's12912-main.pdf',
      `Abstract. Background: leg ulcers are treated at home by community nurses, and adherence to compression is low. Methods: we interviewed 21 patients and 9 nurses in two towns. Results: three themes were found, pain at night, shoes that no longer fit, and not being asked. Conclusion: time for talk at the first visit may save visits later. Keywords: compression, adherence, community nursing.`,
    ),
    one(
      'notes',
      'feedback.txt',
      `58. good case. too much quoting in part 2, say what YOU think. reference list has two missing years. nice ending`,
    ),
  ),
  own(
    'Degree/Year 2/Placement',
    ['2017-05-01', '2017-06-30'],
    one(
      'none',
      'reflection wk3.docx',
      `What happened: I dressed a wound on my own for the first time while Marie watched. What I felt: my hands shook and I dropped the forceps. What was good: he told me about his pigeons, and so he did not look at my hands. What I would do otherwise: lay out everything before I wash, and have a second pack open. Action: practise the aseptic steps at the skills lab on Thursday.`,
    ),
    things('slides', 'Presentation2.pptx'),
    things('spreadsheet', 'hours.xlsx'),
  ),
  own(
    'Degree/Year 3',
    ['2018-01-08', '2018-05-21'],
    one(
      'schoolwork',
      'dissertation ch1.docx',
      `Chapter 1. Introduction. Every evening, in this country, some thirty thousand people wait for a nurse who will come to their house before they can go to bed. Little is known of this waiting. The aim of this study is to describe what people do in the hours before the visit, and what they would change. The chapter sets out why the question matters, how I came to it on my second placement, and how the thesis is built up.`,
    ),
    things('spreadsheet', 'Book1.xlsx'),
    things('audio', 'Interview 1.m4a', 'Interview 2.m4a'),
  ),
  own(
    'Tax',
    ['2021-05-05', '2021-06-02'],
    one(
      'tax',
      'P60.pdf',
      `End of year certificate P60, tax year to 5 April 2021. Employee: N Rahman, National Insurance number QQ 12 34 56 C. Pay in this employment 27,416.02. Tax deducted 2,981.40. Final tax code 1250L. Employer: Airedale Community Health. Keep this certificate safe, you will need it if you fill in a return or claim tax credits.`,
    ),
  ),
  own(
    'Tax/2023',
    ['2023-05-02', '2024-01-20'],
    one(
      'tax',
      'return.pdf',
      `Self Assessment tax return 2022-23, calculation. Pay from employment 33,870. Profit from self-employment (first aid courses) 2,140. Less personal allowance 12,570. Tax due at 20 % on 23,440. Less tax deducted under PAYE. Balance to pay by 31 January 2024: 428.00. Payment on account: none.`,
    ),
    one(
      'receipt',
      'IMG_3390.jpg',
      `ST JUDE TRAINING SUPPLIES\nresuscitation doll, child  84.00\nface shields x 50  12.50\nTOTAL 96.50  card`,
    ),
    things('spreadsheet', 'courses.xlsx'),
  ),
  own(
    'Dad allotment',
    ['2020-03-22', '2025-09-14'],
    one(
      'notes',
      'plot 14.txt',
      `beans: end by the water butt, never again next to onions. rhubarb divided march. slugs!! ask Ken re nematodes. 3 x comfrey for feed. rent to Sheila before 1 april`,
    ),
    one(
      'letter',
      'Doc1.docx',
      `Dear plot holders, the committee has looked at the hedge along the beck and it will be cut on the last Saturday of February. Please come with loppers, there will be pie. The price of a half plot stays at 31 pounds. Two people have again left hoses running over night; if you see one, turn it off and tell Sheila. The key of the shed is with Ken.`,
    ),
    row('photo', 'IMG_#.jpg', 1177, 1178, 3021, 3022),
  ),
  own(
    'running',
    ['2024-01-02', '2025-10-05'],
    things('spreadsheet', 'plan 16 weeks.xlsx'),
    one(
      'ticket',
      'race number.pdf',
      `Your race number: 4471. Harbour Half Marathon, Sunday 5 October 2025, start 9.30 in wave B. Please pick up nothing on the day, your number and chip are in the post. Bags go into lorry 4. Trains: first arrival from Leeds at 8.12, station ten minutes on foot from the start. Do not give your number to another runner.`,
    ),
  ),
  own(
    'Recipes',
    ['2016-11-01', '2025-03-09'],
    one(
      'recipe',
      'dal nani.txt',
      `Nani's dal. 1 cup red lentils, 3 cups water, 1 tsp turmeric. Simmer until soft, about 25 minutes. Fry 1 onion, 3 cloves garlic, 1 tsp cumin seeds in ghee until brown, tip over the dal, cover at once. Salt, lemon. Serve with rice`,
    ),
    one(
      'recipe',
      'IMG_0091.jpg',
      `Parkin\n225 g oatmeal\n100 g treacle\n2 tsp ginger\nBake 1 hour at 150. Keep a week before eating`,
    ),
    one(
      'recipe',
      'traybake school fair.docx',
      `Lemon traybake for the fair. Ingredients: 225 g soft butter, 225 g sugar, 4 eggs, 275 g self-raising flour, zest of 2 lemons. Beat all of it for two minutes, spread in the big tin, bake for 35 minutes at 160 fan. Prick while hot and pour over the juice with 100 g sugar. Cuts in 24.`,
    ),
  ),
  // A dull name, but all of it is one matter: a car ran into her bicycle.
  own(
    'X',
    ['2024-02-27', '2024-10-30'],
    one(
      'letter',
      'letter 1.docx',
      `Dear Mr Harker,\nI was cycling home along Kirkstall Road at ten to six on 27 February when your client opened the door of his parked van. I had lights and a yellow jacket. My wrist was in plaster for five weeks and the bicycle cannot be mended. I enclose the quote of the shop, the letter of the fracture clinic and two pictures of the door.\nNadia Rahman`,
    ),
    one(
      'insurance',
      'reply.pdf',
      `Our reference TP/88201. Claim of Ms N Rahman against our insured, incident of 27 February. We have now received our insured's account. He says that he looked. Without any admission of liability we are willing to pay 640 pounds for the bicycle. As to the injury, please send the medical records and proof of lost earnings, and sign the enclosed form.`,
    ),
    one(
      'medical',
      'clinic.pdf',
      `Fracture clinic. Patient: Nadia Rahman. Diagnosis: undisplaced fracture of the left scaphoid after a fall from a bicycle. Treatment: cast below the elbow, to be worn for five weeks. Follow up with x-ray on 4 April. Advice: fingers to be moved every hour. Not fit for lifting patients until seen again.`,
    ),
    on('2024-02-27', '2024-02-28', row('photo', 'IMG_51#.jpg', 70, 71)),
  ),
]
