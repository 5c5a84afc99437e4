/**
 * More short texts as people have them: drawings, lists, calendars, subtitles, models and letters: `=== ending`, other endings that are as right,
 * then the text. Written for this set by hand, without a look at the detector.
 */
export const PAPERS_B = String.raw`
=== gp plt gnuplot
set terminal pngcairo size 800,500
set output 'gauge.png'
set title "Level of the brook"
set xdata time
set timefmt "%Y-%m-%d"
set format x "%b"
set grid
plot 'gauge.dat' using 1:2 with lines lw 2 title "cm", 40 with lines dt 2 notitle
=== ly
\version "2.24.0"
\header { title = "Abendlied" composer = "trad." }
melody = \relative c' {
  \key f \major \time 4/4
  f4 g a bes | c2 a | bes4 a g f | g1 \bar "|."
}
\score {
  \new Staff \melody
  \layout { }
  \midi { \tempo 4 = 84 }
}
=== abc
X:3
T:The Mill Wheel
C:trad.
M:6/8
L:1/8
Q:3/8=100
K:Em
|:B2E EFG|A2B c3|B2A GFE|F2D D3:|
=== musicxml
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 3.1 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="3.1">
  <part-list><score-part id="P1"><part-name>Flute</part-name></score-part></part-list>
  <part id="P1"><measure number="1"><attributes><divisions>1</divisions></attributes>
    <note><pitch><step>G</step><octave>4</octave></pitch><duration>4</duration><type>whole</type></note>
  </measure></part>
</score-partwise>
=== gpx
<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="a watch" xmlns="http://www.topografix.com/GPX/1/1">
  <trk><name>Sunday round</name><trkseg>
    <trkpt lat="48.7901" lon="9.2103"><ele>244.2</ele><time>2024-04-07T08:00:05Z</time></trkpt>
    <trkpt lat="48.7910" lon="9.2110"><ele>246.0</ele><time>2024-04-07T08:00:25Z</time></trkpt>
  </trkseg></trk>
</gpx>
=== tcx
<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities><Activity Sport="Biking"><Id>2024-04-07T08:00:05Z</Id>
    <Lap StartTime="2024-04-07T08:00:05Z"><TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>9120</DistanceMeters>
      <Track><Trackpoint><Time>2024-04-07T08:00:05Z</Time><HeartRateBpm><Value>121</Value></HeartRateBpm></Trackpoint></Track>
    </Lap></Activity></Activities>
</TrainingCenterDatabase>
=== osm
<?xml version='1.0' encoding='UTF-8'?>
<osm version="0.6" generator="JOSM">
  <node id="-1" lat="48.7901" lon="9.2103" visible="true"><tag k="amenity" v="bicycle_repair_station"/></node>
  <node id="-2" lat="48.7910" lon="9.2110" visible="true"/>
  <way id="-3"><nd ref="-1"/><nd ref="-2"/><tag k="highway" v="cycleway"/></way>
</osm>
=== ics
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Choir//Season//EN
BEGIN:VEVENT
UID:autumn-2024@example.org
DTSTAMP:20240304T101200Z
DTSTART;TZID=Europe/Berlin:20241012T190000
SUMMARY:Autumn concert
LOCATION:Old Mill
END:VEVENT
END:VCALENDAR
=== vcf
BEGIN:VCARD
VERSION:3.0
N:Mill;Ilse;;;
FN:Ilse Mill
ORG:Bike shop Ilse
TEL;TYPE=WORK:+49 711 555 0100
EMAIL:ilse@example.org
END:VCARD
=== opml
<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>What I read</title></head>
  <body><outline text="Cycling"><outline type="rss" text="Wheel" xmlUrl="https://example.org/wheel.xml"/></outline></body>
</opml>
=== rss
<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
  <title>Evening songs</title><link>https://example.org</link><description>A choir talks.</description>
  <item><title>First rehearsal</title><enclosure url="https://example.org/1.mp3" length="901234" type="audio/mpeg"/></item>
</channel></rss>
=== m3u m3u8
#EXTM3U
#EXTINF:204,Choir - Abendlied
Songs/abendlied.mp3
#EXTINF:187,Choir - Kyrie
Songs/kyrie.flac
=== m3u8 m3u
#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:10
#EXT-X-MEDIA-SEQUENCE:0
#EXTINF:9.9,
part0.ts
#EXTINF:4.2,
part1.ts
#EXT-X-ENDLIST
=== pls
[playlist]
File1=http://radio.example.org:8000/live
Title1=Town radio
Length1=-1
NumberOfEntries=1
Version=2
=== cue
REM GENRE Choir
PERFORMER "Choir of the Mill"
TITLE "Autumn"
FILE "autumn.flac" WAVE
  TRACK 01 AUDIO
    TITLE "Kyrie"
    INDEX 01 00:00:00
  TRACK 02 AUDIO
    TITLE "Abendlied"
    INDEX 00 03:24:10
    INDEX 01 03:26:00
=== srt
1
00:00:01,000 --> 00:00:03,400
The blue one is ready.

2
00:00:04,000 --> 00:00:06,250
<i>Already?</i>
I only brought it yesterday.
=== vtt
WEBVTT

NOTE rehearsal, second take

00:01.000 --> 00:04.000 align:start
<v Ilse>From the second verse, please.

00:04.500 --> 00:06.000
And louder.
=== ass
[Script Info]
ScriptType: v4.00+
PlayResX: 640

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour
Style: Default,Arial,20,&H00FFFFFF

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.40,Default,,0,0,0,,The blue one is ready.
=== lrc
[ti:Abendlied]
[ar:Choir of the Mill]
[00:12.00]Der Mond ist aufgegangen
[00:16.40]die goldnen Sternlein prangen
[00:21.10]am Himmel hell und klar
=== gcode
; sliced for a 0.4 mm nozzle
M104 S205
M140 S60
G28 ; home
G21
G90
M82
G1 Z0.2 F1200
G1 X40.0 Y40.0 E5.1 F1800
G1 X80.0 Y40.0 E8.3
M107
M84
=== scad
// holder for a pump
$fn = 64;
inner = 32;
wall = 2.4;

module ring(d, h) {
  difference() {
    cylinder(d = d + 2 * wall, h = h);
    translate([0, 0, -1]) cylinder(d = d, h = h + 2);
  }
}

ring(inner, 18);
for (a = [0:90:270]) rotate([0, 0, a]) translate([inner / 2 + wall, -2, 0]) cube([8, 4, 18]);
=== obj
# a tent
mtllib tent.mtl
o tent
v -1.0 0.0 -1.0
v 1.0 0.0 -1.0
v 1.0 0.0 1.0
v -1.0 0.0 1.0
v 0.0 1.5 0.0
vn 0.0 1.0 0.0
usemtl canvas
f 1//1 2//1 5//1
f 2//1 3//1 5//1
=== mtl
# colours of the tent
newmtl canvas
Ns 96.0
Ka 1.0 1.0 1.0
Kd 0.64 0.48 0.21
Ks 0.1 0.1 0.1
d 1.0
illum 2
map_Kd canvas.png
=== cir net sp
* low pass of the lamp
V1 in 0 AC 1
R1 in out 1k
C1 out 0 100n
.ac dec 20 10 100k
.print ac v(out)
.end
=== sql
CREATE TABLE repairs (
  id SERIAL PRIMARY KEY,
  bike TEXT NOT NULL,
  done DATE,
  price NUMERIC(8,2) CHECK (price >= 0)
);
INSERT INTO repairs (bike, done, price) VALUES ('cargo', '2024-03-04', 72.00), ('racer', NULL, 52.00);
SELECT bike, SUM(price) FROM repairs WHERE done IS NOT NULL GROUP BY bike ORDER BY 2 DESC;
=== log txt
2024-03-04 08:01:12,004 INFO  [main] receipts.Server - listening on 9100
2024-03-04 08:01:13,377 WARN  [main] receipts.Printer - paper is low
2024-03-04 08:17:40,912 INFO  [pool-1] receipts.Server - printed 3 lines
2024-03-04 08:17:41,002 ERROR [pool-1] receipts.Drawer - no answer from COM3
java.io.IOException: timeout
	at receipts.Drawer.open(Drawer.java:41)
=== txt
Dear Sam,

the key hangs behind the mill as always. Please feed the cat twice and
leave the window in the cellar open. If the man with the wood comes, he
gets forty from the tin on the shelf.

See you on Sunday,
Ilse
=== md
# Season 2024

What we **sing**:

1. Kyrie
2. [Abendlied](songs/abendlied.md)

> Louder, please.

- [x] hall
- [ ] posters
=== po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

#: till.c:41
msgid "The drawer does not open."
msgstr "Die Lade geht nicht auf."

#: till.c:52
#, c-format
msgid "%d receipt"
msgid_plural "%d receipts"
msgstr[0] "%d Beleg"
msgstr[1] "%d Belege"
`
