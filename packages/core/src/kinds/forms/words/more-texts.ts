/**
 * What papers of schools, talks, studies, programs, notes and tales carry in six languages: `kind: titles; labels; phrases`. Forms
 * of offices stand in the other files.
 */
export const MORE_TEXTS: Readonly<Record<string, string>> = {
  de: `
schoolwork: klassenarbeit, arbeitsblatt, klausur, hausaufgabe, hausaufgaben, mathearbeit, deutscharbeit, *arbeit nr, diktat, übungsblatt, referat, lernzettel, stundenplan, prüfung; aufgabe, name, klasse, punkte, note, thema, fach, lernziel, lösung, zeit, datum, lehrkraft, unterschrift der eltern; berechne, begründe, kreuze an, ergänze die, viel erfolg, löse die, beschreibe, nenne drei, erkläre warum, gib an, wie viel prozent, wie groß ist, schreibe einen
presentation: folie, gliederung, präsentation, vortrag; agenda, überblick, ausblick, fazit, inhalt, ziele, ausgangslage, nächste schritte; vielen dank für ihre aufmerksamkeit, danke für eure aufmerksamkeit, fragen und diskussion
report: bericht, jahresbericht, tätigkeitsbericht, geschäftsbericht, abschlussbericht, prüfbericht, zwischenbericht, praktikumsbericht, *bericht, evaluation, gutachten; zusammenfassung, ausblick, ergebnisse, empfehlung, empfehlungen, methodik, ausgangslage, feststellungen, mängel, maßnahmen; im berichtsjahr, im berichtszeitraum, gegenüber dem vorjahr, siehe tabelle, es wird empfohlen, empfohlen wird, wurden befragt, im vergleich zum vorjahr, im vorjahr
paper: abstract; schlagwörter, schlüsselwörter, forschungsstand, literaturverzeichnis, literatur, anmerkungen, einleitung, methode, diskussion; der vorliegende beitrag, die vorliegende arbeit, die vorliegende studie, vgl, ebd, im folgenden wird, die these, untersucht anhand, signifikant, et al
readme: installation, verwendung, konfiguration, voraussetzungen, lizenz, beitragen; ; pip install, npm install, git clone, in der konfigurationsdatei, quelltext, kommandozeile, standardmäßig
legal: datenschutzerklärung, nutzungsbedingungen, allgemeine geschäftsbedingungen, agb, impressum, satzung, hausordnung, urteil, beschluss, verordnung, testament, widerrufsbelehrung; geltungsbereich, haftung, rechtsgrundlage, verantwortlicher, kläger, beklagte, gerichtsstand, widerrufsrecht; personenbezogene daten, datenschutz grundverordnung, im namen des volkes, tritt in kraft, im sinne des, recht auf auskunft, angaben gemäß, unwirksam sein
notes: einkaufsliste, einkaufszettel, einkaufen, todo, notizen, merkzettel, packliste, zu erledigen; ; nicht vergessen, noch zu erledigen, anrufen wegen, muss noch, evtl
news: pressemitteilung; dpa; teilte die polizei mit, wie die polizei mitteilte, sagte der sprecher, sagte eine sprecherin, am montag, nach angaben, die stadtverwaltung, im vergangenen jahr, gab bekannt, zufolge, mitgeteilt hat
story: märchen, kapitel; ; es war einmal, sagte er, sagte sie, fragte sie, fragte er, flüsterte, und wenn sie nicht gestorben, eines tages, eines abends, sah ihn an, sah sie an
letter: ; ; liebe oma, liebe grüße, herzliche grüße, viele liebe grüße, ich schreibe dir, bis bald`,
  fr: `
schoolwork: contrôle, interrogation, devoir, évaluation, dictée, fiche de travail, devoir maison, plan de cours, examen, leçon, dissertation; nom, prénom, classe, note, exercice, question, barème, durée, matière, objectif; calculez, justifiez, complète, complétez, répondez aux questions, entoure la, soit la fonction, conjugue, souligne, expliquez pourquoi, résoudre, vrai ou faux, sur points
presentation: diapositive, présentation, exposé; plan, sommaire, constat, objectifs, conclusion, perspectives, prochaines étapes, actions, contexte; merci de votre attention, merci pour votre attention, des questions
report: rapport, rapport annuel, rapport d'activité, rapport de stage, rapport d'inspection, bilan annuel, bilan d'activité, étude, diagnostic; synthèse, résultats, recommandations, conclusion, méthodologie, constats, perspectives, sommaire; au cours de l'année, par rapport à l'année, il est recommandé, nous recommandons, voir tableau, l'exercice écoulé, personnes interrogées
paper: résumé; mots clés, introduction, méthodes, discussion, bibliographie, références, état de l'art; cet article, dans cet article, la présente étude, nous montrons que, nous proposons, ibid, et al, cf, il convient de noter
readme: installation, utilisation, prérequis, configuration, licence; ; npm install, pip install, git clone, par défaut, ligne de commande, fichier de configuration
legal: mentions légales, conditions générales, conditions générales de vente, conditions d'utilisation, politique de confidentialité, règlement intérieur, statuts, jugement, arrêté, testament, décret; responsable du traitement, droit applicable, tribunal, demandeur, défendeur, objet, responsabilité; données personnelles, données à caractère personnel, par ces motifs, entre en vigueur, au nom du peuple, droit d'accès, en application de, conformément à l'article
notes: liste de courses, pense bête, à faire, mémo; ; ne pas oublier, penser à, rappeler, appeler le, acheter
news: communiqué de presse; afp; a déclaré, a annoncé, selon la police, selon les autorités, a indiqué, ont annoncé, porte parole, le gouvernement, la préfecture, lundi soir, mardi matin
story: conte, chapitre; ; il était une fois, dit il, dit elle, s'écria, murmura, répondit elle, répondit il, demanda t il, ce soir là, un jour, n'avait jamais
letter: ; ; chers parents, je t'embrasse, gros bisous, affectueusement, bien à vous, bien cordialement, à bientôt, amicalement`,
  es: `
schoolwork: examen, deberes, ejercicios, ficha, prueba, tarea, programa de la asignatura, trabajo de clase, redacción, dictado; nombre, curso, grupo, fecha, puntos, nota, ejercicio, pregunta, asignatura, objetivo, profesor; calcula, justifica tu respuesta, completa las, rodea la, verdadero o falso, responde a las, explica por qué, resuelve, subraya, señala la
presentation: diapositiva, presentación; índice, objetivos, conclusiones, próximos pasos, agenda, resultados, contexto; muchas gracias por su atención, gracias por su atención, preguntas
report: informe, informe anual, memoria anual, memoria de actividades, informe de inspección, informe técnico, estudio, evaluación; resumen ejecutivo, resultados, recomendaciones, conclusiones, metodología, antecedentes, introducción; durante el año, respecto al año anterior, se recomienda, véase la tabla, con respecto al, han sido encuestad
paper: resumen; palabras clave, introducción, metodología, discusión, bibliografía, referencias; en este artículo, el presente artículo, el presente trabajo, este estudio, et al, se analizó, se analiza, los resultados muestran, ibíd
readme: instalación, uso, requisitos, configuración, licencia; ; npm install, pip install, git clone, línea de comandos, por defecto, archivo de configuración
legal: aviso legal, política de privacidad, términos y condiciones, condiciones generales, condiciones de uso, estatutos, sentencia, reglamento, testamento, decreto, ordenanza; responsable del tratamiento, demandante, demandado, ámbito de aplicación, legitimación, derechos; datos personales, protección de datos, fallo, entrará en vigor, en nombre del rey, de conformidad con, jurisdicción, el usuario
notes: lista de la compra, pendientes, apuntes, notas, cosas que hacer; ; no olvidar, hay que, llamar a, comprar, acordarse de
news: nota de prensa; redacción; según fuentes, declaró, anunció ayer, la policía, el alcalde, los vecinos, el gobierno, ha anunciado, explicó el, aseguró que, el pasado lunes
manual: manual de instrucciones, manual de usuario, guía rápida, instrucciones de uso, instrucciones de montaje; advertencias, mantenimiento, datos técnicos, solución de problemas, puesta en marcha, limpieza, montaje, descripción; antes de utilizar, lea todas las, conserve este manual, advertencias de seguridad, desenchufe el, pulse el, asegúrese de
story: cuento, capítulo; ; érase una vez, había una vez, dijo ella, dijo él, susurró, preguntó, respondió ella, aquella noche, un día, nunca había
letter: ; ; queridos, un abrazo, besos, un cordial saludo, atentamente, le saluda atentamente, estimado señor, estimada señora, muy señor mío`,
  it: `
schoolwork: verifica, compito, esercizi, interrogazione, dettato, esame, scheda; nome, cognome, classe, voto, punti, esercizio, domanda, materia; calcola, completa, rispondi alle domande, vero o falso, spiega perché, risolvi, sottolinea, motiva la
presentation: diapositiva, presentazione; indice, obiettivi, conclusioni, prossimi passi, agenda; grazie per l'attenzione, domande
report: relazione, rapporto, relazione annuale, rapporto annuale, bilancio sociale, relazione tecnica, studio; sintesi, risultati, raccomandazioni, conclusioni, metodologia, premessa; nel corso dell'anno, rispetto all'anno, si raccomanda, vedi tabella
paper: riassunto; parole chiave, introduzione, metodi, discussione, bibliografia; il presente articolo, il presente lavoro, questo studio, et al, cfr, ibid
legal: note legali, informativa sulla privacy, condizioni generali, termini e condizioni, statuto, sentenza, decreto, regolamento, testamento; titolare del trattamento, foro competente, ricorrente, convenuto; dati personali, in nome del popolo, entra in vigore, ai sensi
notes: lista della spesa, spesa, da fare, promemoria, appunti; ; non dimenticare, chiamare, comprare
manual: manuale di istruzioni, manuale d'uso, istruzioni per l'uso, istruzioni di montaggio, guida rapida; avvertenze, manutenzione, dati tecnici, installazione, pulizia; prima dell'uso, leggere attentamente, conservare il manuale, assicurarsi che
story: fiaba, capitolo; ; c'era una volta, disse lei, disse lui, sussurrò, chiese, rispose, quella notte, un giorno`,
  pt: `
schoolwork: ficha de trabalho, exame, trabalho de casa, exercícios, ficha de avaliação; nome, turma, ano, data, pontos, nota, exercício, pergunta, disciplina; calcula, calcule, completa, justifica, responde às, verdadeiro ou falso, explica porque, sublinha
presentation: diapositivo, apresentação; índice, objetivos, conclusões, próximos passos, agenda; obrigado pela atenção, obrigada pela atenção, perguntas
report: relatório, relatório anual, relatório de atividades, relatório de estágio, estudo, relatório técnico; resumo, resultados, recomendações, conclusões, metodologia; ao longo do ano, em relação ao ano, recomenda se, ver tabela
paper: resumo; palavras chave, introdução, métodos, discussão, bibliografia, referências; neste artigo, o presente artigo, o presente estudo, et al, os resultados mostram
legal: política de privacidade, termos e condições, condições gerais, estatutos, sentença, decreto lei, regulamento, testamento, aviso legal; responsável pelo tratamento, autor, réu, âmbito; dados pessoais, proteção de dados, entra em vigor, nos termos do
notes: lista de compras, compras, a fazer, lembretes, apontamentos; ; não esquecer, ligar para, comprar
manual: manual de instruções, manual do utilizador, instruções de utilização, guia rápido; advertências, manutenção, dados técnicos, instalação, limpeza; antes de utilizar, leia atentamente, guarde este manual, certifique se
story: conto, capítulo; ; era uma vez, disse ela, disse ele, sussurrou, perguntou, respondeu, naquela noite, um dia`,
  nl: `
schoolwork: toets, proefwerk, werkblad, huiswerk, opdracht, tentamen, examen, spreekbeurt, dictee; naam, klas, cijfer, punten, vraag, opgave, vak, leerdoel, datum; bereken, leg uit waarom, vul in, kruis aan, maak de, onderstreep, waar of niet waar, veel succes
presentation: presentatie; agenda, inhoud, doelen, conclusie, vervolgstappen, overzicht; bedankt voor uw aandacht, dank voor uw aandacht, vragen
report: jaarverslag, verslag, onderzoeksrapport, inspectierapport, stageverslag, evaluatie; samenvatting, resultaten, aanbevelingen, conclusies, methode, inleiding; in het verslagjaar, ten opzichte van vorig jaar, wij bevelen aan, zie tabel
paper: samenvatting; trefwoorden, inleiding, methode, discussie, literatuur, literatuurlijst; dit artikel, deze studie, et al, ibid, vgl
legal: privacyverklaring, algemene voorwaarden, gebruiksvoorwaarden, statuten, vonnis, huishoudelijk reglement, disclaimer, testament; verwerkingsverantwoordelijke, toepasselijk recht, eiser, gedaagde; persoonsgegevens, treedt in werking, in naam van de koning
notes: boodschappenlijst, boodschappen, te doen, notities, paklijst; ; niet vergeten, bellen met, ophalen
manual: gebruikershandleiding, snelstartgids, montage instructies; onderhoud, waarschuwingen, installatie, reiniging, storingen; lees deze handleiding, voor gebruik, bewaar deze
story: sprookje, hoofdstuk; ; er was eens, zei ze, zei hij, fluisterde, vroeg hij, vroeg ze, die nacht, op een dag`,
}
