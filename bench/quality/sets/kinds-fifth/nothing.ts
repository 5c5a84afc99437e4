/** Texts of a fifth writer that are of no kind (see `fifth.ts`). */
export const FIFTH_NOTHING = String.raw`
%% en none short
I have a neck but no head, two arms but no hands. You wear me and I never wear you. What am I? And: the more you take, the more you leave behind. And: what goes up a chimney down but not down a chimney up?
%% en none whole
The heron does not fish. It waits
till fish forget that it is there.
The river combs its own long hair
around two reeds that once were straight.

I waited so for you, all spring,
one foot drawn up beneath my coat,
a word held ready in my throat,
and you came late, and you could sing.

Now evening lays its grey on grey.
The heron opens like a door.
I was not hungry, then, before
the bright thing turned and swam away.
%% en none short
oak elm ash birch rowan alder hazel holly yew lime beech willow aspen hawthorn blackthorn larch pine spruce fir cedar maple sycamore hornbeam juniper box
%% en none short
14.2
14.9
15.1
13.8
12.0
11.7
16.3
17.7
18.2
18.0
17.1
15.5
14.4
%% en none whole
A: you up
B: no
A: ok. do penguins have knees
B: yes. inside
A: inside what
B: the penguin
A: thats awful
B: its 2 am
A: i know. do you think they know
B: that they have knees?
A: yeah
B: do you know you have a spleen
A: i do NOW
B: goodnight
A: where is it tho
%% en none whole
Verse 1
Got a hole in my shoe and the rain's coming through
Got a dog that won't come when I call
Got a dime for the phone but there's nobody home
and the moon's painted blue on the wall

Chorus
Oh roll on, roll on, Delaware night
roll me down easy and slow
There's a girl in the window that's leaving on the light
for somebody, somebody I don't know

(Repeat chorus, hum last line)
%% en none short
"A door is just a wall that changed its mind." "Never trust a man who irons his socks." "Eat the frog early, and don't chew." "You can't push a rope."
%% en none whole
I think that the trouble with umbrellas is that they are all the same and so nobody owns them. You come with one and leave with another and it rains on everybody alike. My aunt tied a ribbon on hers. It was stolen, ribbon and all, and she said she was glad that somebody had taste. I've given up. I wear a hat. The hat is a worse thing to lose, but I have never lost it, because it is on my head, and my head is where I left it. People say it makes me look like a detective. I would like to be a detective, but one who only finds umbrellas.
%% en none short
asdf asdf test test 123 testing one two three the quick brown fox jumps over lazy dogs. Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod
%% en none short
E2 E4 A5 B9 | C1 D7 D8 F4 | 00 1F 8B 08 | 6A 77 90 0C | 41 41 41 41 | FF FE 20 00 | 3C 3F 78 6D | 7E 7E 00 00
%% en none short
Across: 1 Angry bee, we hear (5) 4 Snake in the grass (5) 8 Not out (2) 9 Flower that lies in bed? (5). Down: 1 French wine (3) 2 Pole star, perhaps (5) 3 Half a dozen (3)
%% en none short
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December spring summer autumn winter
%% en none whole
Blue: calm, cold, far.
Red: near. Stop. Wedding in India.
Yellow: lemons, taxis, cowards, sun on a wall.
Green: go. Envy. Money. Moss.
White: bride, ghost, flag, blank.
Black: ink. Night with the lid on.
Grey: the best one. Doves and stones and November, elephants, pencils, the sea most days.
Pink: the inside of shells.
Brown: bread. Bears. Every river in flood.
Purple: only kings and bruises.
%% en none short
Two old men on a bench. One says: nice day. The other says: it was. The first one looks at his watch. They sit. A pigeon walks by as if it had paid.
%% de none short
Herbstmorgen. Der Nebel hängt im Zaun wie Wäsche, die keiner holt. Ein Apfel fällt. Danach ist es stiller als vorher.
%% de none whole
Also ich weiß auch nicht. Früher hat man gesagt, man geht raus, und dann ist man rausgegangen. Heute fragt jeder, wohin. Wohin! Als ob das Draußen eine Adresse hätte. Meine Schwester geht immer im Kreis, einmal um den See, und kommt genau da an, wo sie losgelaufen ist, und ist zufrieden. Ich gehe lieber geradeaus und ärgere mich dann auf dem Rückweg, dass alles andersherum ist. Vielleicht sollte man einmal rückwärts gehen. Der Nachbar hat das gemacht, wegen der Knie. Er sieht seitdem Leute kommen, die schon weg sind.
%% fr none short
Chou, genou, caillou, hibou, joujou, bijou, pou. Mon premier est un métal précieux, mon second habite les cieux, mon tout se mange au petit déjeuner.
%% fr none whole
Le vent a dit à la porte : entre.
La porte a dit au vent : c'est moi qui reste.
Il a fait le tour de la maison,
il a compté les tuiles, une à une,
il a lu le journal dans la cour
et laissé les pages aux quatre coins.

Le soir, la porte a dit au vent : viens.
Mais il était déjà la mer.
%% es none short
Tres tristes tigres tragaban trigo en un trigal. El cielo está enladrillado, ¿quién lo desenladrillará? Oro parece, plata no es: ¿qué es?
%% es none whole
Yo no digo que el gato sea listo. Digo que abre la puerta. Otra cosa es que luego no quiera pasar, que se quede ahí en medio, mirando el pasillo como si lo hubiera escrito él. Mi vecina tiene un perro y el perro no abre nada, pero la quiere. Uno elige. Por las noches se oye a alguien tocar el acordeón, siempre la misma canción y siempre se para en el mismo sitio, justo antes de lo bonito. Llevamos así desde mayo.
%% it none short
Ambarabà ciccì coccò, tre civette sul comò. Rosso di sera, bel tempo si spera. Chi dorme non piglia pesci. Acqua passata non macina più.
%% pl none short
jabłko gruszka śliwka wiśnia czereśnia morela brzoskwinia agrest porzeczka malina jeżyna borówka poziomka truskawka
%% ru none whole
Зима стоит у нас под дверью
и держит чайник на весу.
Я больше ничему не верю,
но дров, конечно, принесу.

А ты молчишь. И этот вечер
похож на старое кино,
где кто-то ставит в окнах свечи,
а в доме нет людей давно.
%% ja none short
古い池のそばで猫があくびをした。風が来て、やめた。夏はまだ、言いわけをさがしている。
%% zh none short
一 二 三 四 五 六 七 八 九 十 百 千 万 东 南 西 北 上 下 左 右 山 水 火 木 土 日 月
%% ar none short
قال القمر للبحر: من منّا يحمل الآخر؟ فضحك الموج ولم يجب. ومرّت سفينة صغيرة لا تعرف السباحة ولا الغرق.
%% pt none short
ola tudo bem? tudo e ctg? tb. q fazes? nada. eu tb nada. fixe. ya. chove ai? chove. aqui n. ok xau
%% tr none short
Bir varmış bir yokmuş diyecektim, vazgeçtim. Dağ dağa kavuşmaz, insan insana kavuşur. Damlaya damlaya göl olur. Sakla samanı, gelir zamanı.
%% nl none short
rood 3 blauw 7 groen 1 geel 12 paars 0 oranje 5 wit 9 zwart 9 bruin 2 roze 4 grijs 8
%% sv none whole
Om man lägger örat mot en telefonstolpe hör man hur det är i nästa stad. Det sjunger där också. Min bror påstår att det är vinden, men vinden sjunger inte på lördagar, och det gör stolpen. En gång hörde jag någon skratta, långt borta, som om han just hade satt sig på fel hatt. Jag skrattade tillbaka. Det gick väl fram, antar jag. Det tar nog ett par dagar, när det är motvind.
`
