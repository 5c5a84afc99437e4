import { disk, heap, loose, on, one, own, row, things } from '../disk.ts'
import { NURSE_OWN } from './nurse-own.ts'

/** The laptop of a district nurse: what she has put away, and where the rest fell. */
export const NURSE = disk(
  "a district nurse's laptop",
  'choose',
  [
    ...NURSE_OWN,
    heap(
      'New folder (2)',
      one(
        'letter',
        'Doc3.docx',
        `Dear Sir or Madam,\nI am writing about the bin that was taken on 3 March and never brought back. I have rung twice and was told each time that a new one would be on its way. We have since put our rubbish into the neighbours' bin, who are patient people, but there are five of them. Please let me know on which day the new one will come.\nN. Rahman, 18 Maple Street`,
      ),
      one(
        'invoice',
        'inv_20411.pdf',
        `INVOICE 20411\nAire Windows Ltd\nTo: Ms Rahman, 18 Maple Street\nOne double glazed sash, white, 890 x 1210, fitted  640.00\nRemoval of old frame  45.00\nVAT 20 %  137.00\nTotal due  822.00\nTerms: 30 days`,
      ),
      one(
        'recipe',
        'flapjack.txt',
        `Flapjack from Jo: melt 200 g butter, 200 g brown sugar, 4 tbsp syrup. Stir in 400 g oats. Tin lined with paper. 25 minutes at 160. Leave it ALONE until cold`,
      ),
      one(
        'minutes',
        'team mtg.docx',
        `Community team meeting, notes. Present: Marie, Dev, Nadia, Sue (chair). Apologies: Karen. 1. Minutes of the last meeting were agreed. 2. Cars: the lease of two cars ends in May, Dev will ask for smaller ones. 3. Lone working: everybody has the new fob. Action: Nadia to write the sheet for bank staff. 4. Next meeting 14 June, nine o'clock.`,
      ),
      one(
        'news',
        'leeds-today-article.html',
        `<html><head><title>Weir walk to reopen</title></head><body><article><h1>Weir walk to reopen after two winters</h1><p>Walkers may use the riverside path again from Saturday, the council said.</p></article></body></html>`,
      ),
      row('photo', 'IMG_#.jpg', 4410, 4982),
      things('screenshot', 'Screenshot (17).png'),
      things('spreadsheet', 'Copy of rota.xlsx'),
    ),
    heap(
      'Downloads',
      one(
        'ticket',
        'eticket_8YKQ2.pdf',
        `Your e-ticket. Booking reference 8YKQ2. Leeds to Edinburgh Waverley, Friday 17 May, departs 09.16, coach C seat 41A. Return Sunday 19 May 16.00. Advance single, only valid on the booked train. Please have a photo card at hand. Passenger: Ms N Rahman and one child.`,
      ),
      one(
        'bank-statement',
        'Statement_2024-02.pdf',
        `Aire Building Society. Current account statement, 1 to 29 February 2024. Sort code 09-01-27. Opening balance 1,204.55. 02 Feb direct debit water 38.20. 05 Feb card co-op 24.15. 15 Feb salary 2,187.90. 20 Feb standing order savings 150.00. Closing balance 1,873.02.`,
      ),
      one(
        'bank-statement',
        'Statement_2024-03.pdf',
        `Aire Building Society. Current account statement, 1 to 31 March 2024. Sort code 09-01-27. Opening balance 1,873.02. 04 Mar direct debit water 38.20. 11 Mar card garage 210.00. 15 Mar salary 2,187.90. 28 Mar cash 60.00. Closing balance 1,551.17.`,
      ),
      one(
        'manual',
        'HD200_EN.pdf',
        `Quick start guide. Charge the hand blender stand before the first use. Do not put the motor part into water. To fix the whisk, push it up until it clicks. Speed 1 is for cream, speed 2 for dough, never longer than one minute at a time. If it gets hot, let it rest for ten minutes. Cleaning: the foot may go into the dishwasher.`,
      ),
      one(
        'invoice',
        'invoice (3).pdf',
        `Invoice number 99120. Bright Broadband, account 5501882. Service from 1 June to 30 June: fibre 66, 27.99. Calls 1.12. Total including VAT 29.11, which we will take by direct debit on 14 June. Questions? Call us free from your landline.`,
      ),
      one(
        'certificate',
        'certificate_bls.pdf',
        `Certificate of completion. This is to certify that Nadia Rahman has completed Basic Life Support and Anaphylaxis, level 3, on 8 November 2023. Valid for twelve months. Airedale Community Health, learning and development. Assessed by R. Doyle.`,
      ),
      one(
        'legal',
        'terms_2023.pdf',
        `Terms and conditions of membership. 1. The club may change these terms by giving thirty days' notice. 2. Lockers are used at your own risk. 3. A membership may be frozen for up to three months on grounds of health. 4. Children under eight swim with an adult. 5. These terms are governed by the law of England.`,
      ),
      one(
        'schoolwork',
        'times tables.pdf',
        `Name: ______ Date: ______ Multiplication worksheet, 6, 7 and 8 times tables. 1) 6 x 7 = __ 2) 8 x 4 = __ 3) 7 x 7 = __ 4) A box holds eight eggs, how many eggs are in nine boxes? Challenge: write a story for 56 divided by 7. How did you find this? Colour in a face.`,
      ),
      one(
        'manual',
        'e-bike battery.pdf',
        `Battery. Read these safety notes first. Charge indoors at more than five degrees, never over night. When the third light blinks the battery is too warm: unplug it and wait. Store it half full over the winter. To take it out, turn the key to the left and pull the handle. Do not open the case.`,
      ),
      one(
        'news',
        'newsletter(1).pdf',
        `Valley News, autumn. New benches for the park: thanks to a legacy of the late Mr Ives there are now four. The library will open on Mondays again. Dog show: best rescue was won by a lurcher called Gravy. "He has never won anything," said his owner, "and he still thinks he hasn't."`,
      ),
      things('spreadsheet', 'export.xlsx', 'export(1).xlsx'),
      things('screenshot', 'Screenshot 2023-12-02 at 09.11.20.png'),
      things('program', 'zoomsetup.exe'),
      things('archive', 'photos-from-jo.zip', 'fonts.zip'),
      things('rubbish', 'film.mkv.crdownload'),
      things('photo', 'IMG-20231224-WA0011.jpg', 'IMG-20231224-WA0012.jpg'),
      things('audio', 'podcast_ep12.mp3'),
    ),
    heap(
      'WhatsApp Images',
      row('photo', 'IMG-20220611-WA#.jpg', 1002, 1007, 1008),
      row('photo', 'IMG-20230901-WA#.jpg', 1000, 1001),
      row('photo', 'IMG-20240317-WA#.jpg', 1004, 1010, 1011),
      row('photo', 'IMG-20250102-WA#.jpg', 1021),
    ),
    heap(
      '100CANON',
      on('2022-08-01', '2023-04-30', row('photo', 'IMG_0#.jpg', 101, 102, 103, 140, 141, 150, 177, 178)),
      row('video', 'MVI_0#.avi', 145, 179),
    ),
    heap(
      'from old laptop',
      one(
        'resume',
        'CV 2018.docx',
        `Nadia Rahman\nCurriculum vitae\nProfile: newly qualified nurse who likes people's kitchens better than wards.\nEducation: BSc Nursing, Leeds Beckett, 2:1. A levels biology, English, sociology.\nWork: care assistant at Beck House 2013 to 2015, Saturdays at the bakery 2010 to 2013.\nReferees: Dr M. Osei, Mrs J. Tate`,
      ),
      one(
        'payslip',
        'Payslip 0218.pdf',
        `Payslip. Month 11, February 2018. Employee N Rahman, band 2 bank. Basic pay 412.80, weekend enhancement 61.20. Deductions: tax 0.00, National Insurance 3.12, pension 21.50. Net pay 449.38 paid into your account on 28 February.`,
      ),
      one(
        'contract',
        'tenancy.pdf',
        `Assured shorthold tenancy agreement between Mr P. Sykes (the landlord) and Nadia Rahman and Joanna Tate (the tenants) for the flat at 3b Cardigan Place. The term is twelve months from 1 September 2016. The rent is 595 pounds a month. The tenants shall not keep pets nor hang washing from the front windows. The deposit is held by a scheme.`,
      ),
      one('notes', 'list.txt', `passwords are in the RED book. bins tues. ring gran`),
      one(
        'letter',
        'to landlord.docx',
        `Dear Mr Sykes,\nthe shower has not been warm since Thursday and there is a mushroom on the ceiling, which Jo has named Kevin. We would be glad if somebody came before he has a family. We are at home every evening after six.\nBest wishes\nNadia and Jo`,
      ),
      things('photo', 'DSC00012.jpg', 'DSC00019.jpg', 'me and jo.jpg'),
      things('audio', 'Track 04.mp3', 'Track 09.mp3'),
      things('rubbish', 'Thumbs.db'),
    ),
    // A few things of her old desktop, as they lay, and one folder that was made for something.
    heap(
      'from old laptop/Desktop 2019-02-11',
      one(
        'ticket',
        'boarding-pass.pdf',
        `Boarding pass. RAHMAN/NADIA MS. Manchester MAN to Keflavik KEF, flight OG 441, 3 September 2018, seat 22F, gate closes 06.35. Hand baggage only. Show this page at security and at the gate.`,
      ),
      one(
        'schoolwork',
        'reading list.docx',
        `Module 5, reading list. Week 1: pressure damage, chapters 3 and 4. Week 2: nutrition in older people. Week 3: no lecture, finish the worksheet on fluid balance. Week 4: communication when hearing is lost. Please bring your answers to question 2 to the seminar. Marked work counts for a third of the grade.`,
      ),
      things('screenshot', 'Screen Shot 2018-10-02 at 11.20.41.png', 'Screen Shot 2018-11-20 at 19.02.10.png'),
      things('spreadsheet', 'budget.xlsx'),
      things('logo', 'icon.png'),
    ),
    own(
      'from old laptop/Gran 80th',
      ['2017-08-02', '2017-08-21'],
      one(
        'none',
        'quiz.docx',
        `Gran's quiz. 1. In which street was she born, and what did they sell on the corner? 2. What was the name of the goat? 3. Who did she dance with at the Mecca on the night that the lights went out? 4. How many grandchildren can you name, in order? 5. What does she put into the gravy that she will not tell? Tie break: guess how many cups of tea in eighty years.`,
      ),
      on('2017-08-19', '2017-08-20', row('photo', 'IMG_7#.jpg', 711, 712, 713, 720)),
    ),
    heap(
      'Box',
      one(
        'insurance',
        'renewal.pdf',
        `Your car insurance renewal. Policy number MC 771 200 4. Vehicle: Skoda Fabia, 2014. Cover: comprehensive, with one named driver. Your no claims discount: six years. Last year you paid 388.10, this year's premium is 421.75. The excess is 250. If you do nothing the policy will renew on 2 August.`,
      ),
      one(
        'insurance',
        'home cover schedule.pdf',
        `Home insurance schedule. Insured: Ms N Rahman, 18 Maple Street. Buildings sum insured 310,000, contents 50,000, bicycles 800 each. Excess for escape of water 350. The premium is paid monthly. Please check that the locks are as you told us, for otherwise we may not pay a claim.`,
      ),
      one(
        'medical',
        'dentist.pdf',
        `Treatment plan. Patient: Emma Rahman. Examination and two small x-rays. Fissure sealants on all four first molars are advised. No decay was found. Next check in six months. Please ring the practice when she has a cold, we will move the appointment. NHS, no charge.`,
      ),
      one(
        'legal',
        'school photo consent.docx',
        `Consent form and privacy notice. The school takes pictures of lessons and trips. By signing this form you agree that they may be shown on the walls, in the newsletter and on the website, without names. You have the right to take your consent back at any time by telling the office in writing.`,
      ),
      one(
        'mail',
        'Re_ saturday.eml',
        `From: Jo Tate <jo@tate.example>\nTo: nadia@rahman.example\nSubject: Re: saturday\nDate: Thu, 13 Jun 2024 20:11:00 +0100\n\nYes to the beach, no to the dog. Can you bring the windbreak and I do the sandwiches? Emma can come in ours, there is a seat. x`,
      ),
      things('photo', '20240615_143012.jpg', '20240615_151455.jpg'),
      things('page', 'saved page.html'),
      things('video', 'VID_20240615.mp4'),
    ),
    heap(
      'scan',
      one(
        'none',
        'scan0003.pdf',
        `scan:Airedale Community Health. Annual leave request, N. Rahman, 29 July to 9 August`,
      ),
      one('none', 'scan0004.pdf', `scan:Parish hall. Hire of the small room, 3 hours, receipt 14.00`),
      one('none', 'scan0007.pdf', `scan:Yorkshire Water. Meter reading card. Please write the black figures`),
      one('none', 'scan0008.pdf', `scan:Dr Osei. Letter of reference for N. Rahman. She was never late`),
      one('none', 'scan0012.pdf', `scan:Guarantee card, vacuum cleaner VX 3. Bought 11 May`),
      one('none', 'scan0013.jpg', `Library reminder. 2 books are overdue. Fine so far 1.20`),
    ),
  ],
  loose(
    one(
      'invoice',
      'Invoice-2231.pdf',
      `Invoice 2231\nPennine Roofing, Bingley\nFor: N Rahman, 18 Maple Street. Replace two slipped slates and refix the gutter bracket at the rear. Scaffold tower half a day. Labour 180.00, materials 32.00, VAT 42.40. Total 254.40. Thank you for your custom, please pay within 14 days.`,
    ),
    one(
      'none',
      'words for karen leaving.docx',
      `Karen came to us from the wards with a rucksack and a laugh that you could hear in the car park. Eleven years later half of the valley knows her car. We will miss the biscuits in the glove box, the way that she says right then, and the list of dogs, by street, with remarks. May your garden be as well looked after as our patients were.`,
    ),
    one(
      'ticket',
      'theatre.pdf',
      `Order confirmed. Two tickets for The Railway Children, Alhambra, Saturday 14 December at 2.30 pm, stalls row H 11 and 12. Total 58.00 including booking fee. Show this e-mail at the door. Latecomers wait until the first scene has ended.`,
    ),
    one(
      'notes',
      'todo.txt',
      `mot before 9th. emma shoes. ring sue re fob. return library x3. ask dad about beans. spare key to jo`,
    ),
    one(
      'medical',
      'results.pdf',
      `Dear Ms Rahman, the results of your blood test of 4 March are back. Haemoglobin 118, ferritin 11, which is low. Thyroid and kidney function are normal. The doctor has left a prescription for iron tablets at the desk. Please take them with orange juice and come for another test in three months.`,
    ),
    one(
      'minutes',
      'PTA minutes.docx',
      `Parent teacher association, minutes of 9 October. Present: 8. Treasurer: there are 612.40 in the account after the summer fair. The wildflower corner costs 90 and was agreed. Christmas fair on 6 December; Nadia asks the bakery, Mr Lund does the lights. Any other business: nits. Next meeting 13 November.`,
    ),
    one(
      'certificate',
      'DBS.pdf',
      `Enhanced certificate. Applicant: Nadia Rahman. Position applied for: child and adult workforce, community nurse. Police records: none recorded. Barred lists: none recorded. Date of issue 12 January 2024. This document is the property of the service and must be given back when it asks.`,
    ),
    one(
      'quote',
      'estimate damp.docx',
      `Estimate. To hack off plaster at the rear wall to one metre, inject, render and skim: 1,150.00. Removing and putting back the kitchen units at that wall: 240.00. Price excludes VAT. Valid for 60 days. We could start in the second week of November.`,
    ),
    one(
      'letter',
      'thank you Ken.docx',
      `Dear Ken,\nthank you for seeing to Dad's plot while he was in hospital. He was so pleased about the beans that he told the consultant. The marrow is in our kitchen and frightens the cat. When he is up and about you must both come for tea.\nLove from Nadia and Emma`,
    ),
    one(
      'receipt',
      'IMG_4471.jpg',
      `WILSONS SHOES\nGirls trainers 13   29.99\nSocks 3 pack   5.00\nTOTAL  34.99\nCARD ****2210`,
    ),
    row('photo', 'PXL_2025#.jpg', '0104_120915', '0201_150222', '0201_150231', '0507_083012'),
    row('photo', 'IMG_6#.jpg', 801, 802, 990),
    things('screenshot', 'Screenshot (22).png', 'Screenshot 2025-02-11 201455.png'),
    things('spreadsheet', 'rota may.xlsx', 'Book3.xlsx'),
    things('slides', 'hand washing.pptx'),
    things('archive', 'drive-download.zip'),
    things('audio', 'Recording 3.m4a'),
    things('video', 'emma assembly.mp4'),
    things('rubbish', '~$rds for karen.docx'),
  ),
)
