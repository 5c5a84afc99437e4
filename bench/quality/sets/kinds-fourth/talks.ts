/** Papers of a fourth writer: talks (see `fourth.ts`). */
export const FOURTH_TALKS = String.raw`
%% en presentation
Walk to School Wednesdays
Pilot results and what comes next
Nkechi Obi, School Travel Team
Governors' evening, 12 March 2025

---- 2 ----
Agenda
- Why we started
- What we did
- What changed
- Three asks

---- 3 ----
Why we started
- 61% arrived by car in 2023
- Two near misses at the gate
- Children told us they wanted to

---- 4 ----
What we did
- Four walking buses, nine volunteers
- Stamp cards (thank you, Year 5!)
- Cones on Mill Street, 8.20 to 8.50

---- 5 ----
What changed
[chart: share of pupils by mode, before / after]
- Cars down from 61% to 44%
- Late arrivals: no change
- "My legs feel awake" - pupil, Year 2

---- 6 ----
What we learned
- Rain matters less than dark
- One keen parent per street is enough
- Scooters need somewhere to live

---- 7 ----
Three asks
1. Scooter racks by September
2. A governor as sponsor
3. Half a day a week for Sam

---- 8 ----
Thank you!
Questions?
nkechi@example.org
%% en presentation
Slide 1
LUMENLEAF
Houseplants that tell you when
Seed deck / Fall 2024

Slide 2
Problem
> 1 in 2 houseplants dies in year one
> People overwater

Slide 3
Solution
> $6 paper sensor, no battery

Slide 4
Market
> 66M US plant households
> TAM $1.1B

Slide 5
Team
> Ada (ex sensor lab), Rui (retail)

Slide 6
The ask: $750K for 18 months
%% de presentation
Energiegenossenschaft Wiesental eG

Infoabend Nahwärme
Turnhalle Wieslet, 7. November 2024
Folie 1

Worum geht es heute?
• Ausgangslage im Ort
• Was ist Nahwärme?
• Kosten und Förderung
• Zeitplan
• Ihre Fragen
Folie 2

Ausgangslage
• 212 Gebäude, davon 140 mit Ölheizung
• Durchschnittsalter der Kessel: 23 Jahre
• Umfrage: 97 Haushalte haben Interesse
Folie 3

Was ist Nahwärme?
• Eine Heizzentrale für alle
• Hackschnitzel aus dem eigenen Wald
• Übergabestation statt Kessel im Keller
(Bild: Schema Leitungsnetz)
Folie 4

Kosten auf einen Blick
• Anschluss ca. 9.500 € nach Förderung
• Wärmepreis 12,4 ct/kWh
• Keine Wartung, kein Schornsteinfeger
Folie 5

Zeitplan
• Vorverträge bis März 2025
• Baubeginn, wenn 90 Anschlüsse erreicht
• Erste Wärme: Herbst 2026
Folie 6

Vielen Dank für Ihre Aufmerksamkeit!
Und jetzt Sie.
Folie 7
%% es presentation scan
DIAPOSlTIVA 1
Taller de abejas y polini zación
Centro cívico La Estación

DIAPOSITIVA 2
¿Quién poliniza?
• Abejas  solitarias
• Abejorros
• Mari posas y sírfidos

DIAPOSITIVA 3
Amenazas
• Pesticidas
• Menos f1ores
• Calor

DIAPOSITIVA 4
¿Qué podemos hacer?
• Hotel de insectos
• Plantar romero y  tomi1lo
¡Gracias!  ¿Preguntas?
%% fr presentation
PLAN DE FORMATION 2025
Service restauration, hôpital de Saint-Yriex
Comité du 4 décembre 2024

1/7

SOMMAIRE
1. Rappel du contexte
2. Bilan 2024
3. Axes 2025
4. Budget
5. Calendrier

2/7

RAPPEL DU CONTEXTE
- 38 agents, 3 cuisines
- 9 départs en retraite d'ici 2027
- Nouvelle légumerie en service

3/7

BILAN 2024
- 112 jours réalisés (objectif : 120)
- Satisfaction : 4,3 / 5
- Point faible : remplacements difficiles

4/7

AXES 2025
- Gestes et postures : tous
- Cuisine végétale : 12 agents
- Tutorat : 4 référents

5/7

BUDGET
[graphique en secteurs]
- Total 41 k€, dont 60 % en interne

6/7

CALENDRIER
- Janvier : recueil des souhaits
- Mars à juin : sessions 1 à 6
- Octobre : évaluation à froid

7/7

Merci de votre attention
Place à vos questions
%% it presentation
Orti in terrazza
Incontro con il quartiere - slide di Marta Bellini

[2] Perché un orto?
- cibo fresco
- meno caldo sui tetti
- vicini che si parlano

[3] Cosa serve
- cassoni 40 cm
- terriccio leggero
- verifica del solaio

[4] I numeri
- 3 terrazze, 26 famiglie
- 310 kg di pomodori

[5] Prossimi passi
- sopralluogo a marzo

Grazie! Domande?
`
