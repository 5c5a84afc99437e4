import type { Recipe } from '../file-types-fifth/make.ts'
import { many } from '../file-types-fifth/recipes.ts'

/**
 * What the programs are given: a letter, a till's list, slides, a pattern, a bell and a reel. Made with the programs of Debian 12; beside
 * those of the fifth set: abiword admesh age apngasm barcode exiftool fp-utils gerbv gifsicle gmsh gnumeric graphicsmagick inkscape
 * jlha-utils libvips-tools lilypond mkvtoolnix mktorrent musepack-tools netpbm openscad osmium-tool otf2bdf par2 pdf2djvu php-cli plotutils pspp
 * qrencode redis-server rrdtool twolame wixl xfonts-utils, Firebird's isql, and the packages of Python and R that the recipes name.
 */
export const PREPARE = String.raw`
export LC_ALL=C.UTF-8
printf '<html><head><title>Offer</title></head><body><h1>Offer 118</h1><p>Dear Ms Kern, a <b>new wheel</b> costs as follows.</p><table border="1"><tr><td>rim</td><td>38.00</td></tr><tr><td>spokes</td><td>14.40</td></tr></table><ul><li>fitted on Tuesday</li></ul><h2>Terms</h2><p>Ten days, no deduction.</p></body></html>' > letter.html
printf '%% The season\n%% Ilse Mill\n\n# Why we sing\n\n- evenings are *long*\n- the mill echoes\n\n# When\n\nThursdays, see [the plan](plan.html).\n\n| day | hall |\n|-----|------|\n| Thu | mill |\n' > slides.md
printf 'day,bike,minutes,price\n2024-03-04,tourer,45,36.00\n2024-03-04,cargo,90,72.00\n2024-03-05,child,20,16.00\n2024-03-07,racer,65,52.00\n' > till.csv
for n in 3 8 13 21; do printf 'The brook rose by %s centimetres in the night, said the man at the gauge.\n' $n; seq $n 7 900 | tr '\n' ' '; echo; done > brook.txt
ppmpat -gingham -randomseed=7 220 160 > p.ppm; pnmtopng p.ppm > p.png; ppmtopgm p.ppm > p.pgm; pamditherbw p.pgm | pamtopnm > p.pbm; pamscale -xysize 48 48 p.ppm | pamcut -width 48 -height 32 | pnmquant 16 > s.ppm; pnmtojpeg -quality 88 p.ppm > p.jpg
printf '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><circle cx="60" cy="70" r="40" fill="none" stroke="#246" stroke-width="6"/><circle cx="150" cy="70" r="40" fill="none" stroke="#246" stroke-width="6"/><path d="M60 70 L100 30 L150 70 Z" fill="#c83"/><text x="70" y="115">wheel</text></svg>' > bike.svg
ffmpeg -v error -y -f lavfi -i "aevalsrc=0.5*sin(880*2*PI*t)*exp(-2*t)|0.4*sin(660*2*PI*t)*exp(-t):s=44100:d=2.5" bell.wav
ffmpeg -v error -y -f lavfi -i testsrc2=s=176x144:r=25 -f lavfi -i sine=f=523:r=48000 -t 1.6 -c:v ffv1 -c:a flac reel.mkv
printf '1\n00:00:00,200 --> 00:00:01,500\nListen to the bell.\n\n' > reel.srt
pandoc slides.md -t pptx -o s.pptx
SO="soffice -env:UserInstallation=file://$PWD/profile --headless"
pandoc letter.html -o letter.odt; $SO --convert-to ods --outdir . till.csv; $SO --convert-to odp --outdir . s.pptx; $SO --convert-to odg --outdir . bike.svg
printf 'cube([20,14,6]); translate([4,4,5]) sphere(4);\n' > block.scad; openscad -q -o block.stl block.scad
printf 'SetFactory("OpenCASCADE");\nBox(1) = {0,0,0, 3,2,1};\nCylinder(2) = {1,1,0, 0,0,2, 0.4};\n' > box.geo
cp "$FONT" f.ttf
printf '%%!PS-Adobe-3.0\n%%%%BoundingBox: 0 0 200 200\n/Times-Roman findfont 20 scalefont setfont 30 150 moveto (Offer 118) show 100 80 40 0 360 arc stroke showpage\n%%%%EOF\n' > offer.ps; gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=offer.pdf offer.ps
printf '\\version "2.24.0"\n\\score { \\relative c%s { \\time 3/4 g4 a b | c2 b4 | a2. } \\layout { } \\midi { } }\n' "''" > tune.ly
openssl ecparam -name prime256v1 -genkey -noout -out ec.pem; openssl req -x509 -new -key ec.pem -subj "/C=DE/O=Bike shop Ilse/CN=till" -days 400 -out till.pem
mkdir -p g; cd g; git init -q .; git config user.email ilse@example.org; git config user.name Ilse; for n in 1 2 3; do head -c $((n*300)) ../brook.txt > b.txt; git add b.txt; git commit -qm "level $n"; done; cd ..
printf 'int gauge(int a){static int n; n += a; return n;}\nint main(int c, char**v){return gauge(c);}\n' > g.c
`

const so = 'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to'
const shoot = (from: string, rows: string) =>
  many('office', `LibreOffice, ${from}`, `rm -rf o-TYPE; ${so} CMD --outdir o-TYPE ${from}; mv o-TYPE/*.TYPE OUT`, rows)

/** Office papers, pictures, sound and film that programs write. */
export const SIXTH_RECIPES: readonly Recipe[] = [
  ...shoot(
    'letter.odt',
    'doc doc:"MS Word 97" | dot=doc dot:"MS Word 97 Vorlage" | docx docx:"MS Word 2007 XML" | docm docm:"MS Word 2007 XML VBA" | dotx dotx:"MS Word 2007 XML Template" | odt odt | ott ott | fodt fodt | rtf rtf | pdf pdf | epub epub | xhtml=html xhtml:"XHTML Writer File"',
  ),
  ...shoot(
    'till.ods',
    'xls xls:"MS Excel 97" | xlt=xls xlt:"MS Excel 97 Vorlage/Template" | xlsx xlsx:"Calc MS Excel 2007 XML" | xlsm xlsm:"Calc MS Excel 2007 VBA XML" | xltx xltx:"Calc MS Excel 2007 XML Template" | ods ods | ots ots | fods fods',
  ),
  ...shoot(
    's.odp',
    'ppt ppt:"MS PowerPoint 97" | pps=ppt pps:"MS PowerPoint 97 AutoPlay" | pot=ppt pot:"MS PowerPoint 97 Vorlage" | pptx pptx:"Impress MS PowerPoint 2007 XML" | pptm pptm:"Impress MS PowerPoint 2007 XML VBA" | ppsx ppsx:"Impress MS PowerPoint 2007 XML AutoPlay" | potx potx:"Impress MS PowerPoint 2007 XML Template" | odp odp | otp otp',
  ),
  ...shoot('bike.odg', 'odg odg | emf emf | wmf wmf | svg svg | eps eps | tif tif'),
  ...many(
    'office',
    'other office programs',
    'CMD',
    `gnumeric ssconvert till.csv gn.gnumeric; mv gn.gnumeric OUT | xlsx ssconvert till.csv gn.xlsx; mv gn.xlsx OUT | xls ssconvert till.csv gn.xls; mv gn.xls OUT | ods ssconvert till.csv gn.ods; mv gn.ods OUT | abw abiword --to=abw -o ab.abw letter.html; mv ab.abw OUT | zabw=abw abiword --to=zabw -o ab.zabw letter.html; mv ab.zabw OUT | rtf abiword --to=rtf -o ab.rtf letter.html; mv ab.rtf OUT | mml=xml printf '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>' > OUT`,
  ),
  ...many(
    'office',
    'pandoc',
    'pandoc -s slides.md -t CMD -o OUT',
    'docx docx | odt odt | pptx pptx | epub epub2 | html revealjs | html s5 | tex beamer | dbk=xml docbook5 | json csljson | fb2 fb2 | txt plain | md commonmark_x | ipynb ipynb',
  ).filter(({ label }) => label !== 'json'),
  ...many(
    'pages and books',
    'page programs',
    'CMD',
    String.raw`pdf rsvg-convert -f pdf -o OUT bike.svg | pdf inkscape bike.svg --export-filename=ink.pdf; mv ink.pdf OUT | pdf qpdf --encrypt a b 256 -- offer.pdf OUT | pdf qpdf --linearize offer.pdf OUT | ps rsvg-convert -f ps -o OUT bike.svg | ps barcode -b 4006381333931 -o OUT | eps rsvg-convert -f eps -o OUT bike.svg | eps qrencode -t EPS -o OUT wheel | djvu pdf2djvu -q -o OUT offer.pdf | pdf lilypond -s -o tn tune.ly; mv tn.pdf OUT | chm printf '[OPTIONS]\nCompiled file=shop.chm\nDefault topic=letter.html\nTitle=Shop\n\n[FILES]\nletter.html\n' > shop.hhp; chmcmd shop.hhp; mv shop.chm OUT | info printf '@settitle Gauge\n@node Top\n@top Gauge\n@chapter Reading\nRead it daily.\n@bye\n' > gauge.texi; makeinfo --force --no-split -o OUT gauge.texi | xps gs -q -dBATCH -dNOPAUSE -sDEVICE=xpswrite -sOutputFile=OUT offer.ps | pcl gs -q -dBATCH -dNOPAUSE -sDEVICE=pxlcolor -sOutputFile=x.pxl offer.ps; gs -q -dBATCH -dNOPAUSE -sDEVICE=cdeskjet -sOutputFile=OUT offer.ps`,
  ),
  ...many(
    'pages and books',
    'calibre',
    'ebook-convert letter.html c6.TYPE CMD >/dev/null 2>&1; mv c6.TYPE OUT',
    'epub --epub-version=3 | mobi --mobi-file-type=both | azw3 --no-inline-toc | lrf --header | pdb --format=doc | fb2 --language=de',
  ),
  ...many(
    'pictures',
    'Netpbm',
    'CMD > OUT',
    'png pnmtopng -interlace p.ppm | png pnmtopng p.pbm | jpg pnmtojpeg -greyscale p.pgm | gif pamtogif s.ppm | bmp ppmtobmp -os2 s.ppm | bmp pnmtopng p.ppm | tif pnmtotiff -packbits p.ppm | tif pnmtotiff -g4 p.pbm | xpm ppmtoxpm -name=bike s.ppm | xbm pbmtoxbm p.pbm | pcx ppmtopcx p.ppm | tga ppmtotga -rgb p.ppm | ico ppmtowinicon s.ppm | pict ppmtopict p.ppm | iff=ilbm|lbm ppmtoilbm s.ppm | eps pnmtops -psfilter p.ppm | fits pamtofits p.pgm | pbm pamtopnm -plain p.pbm | pgm pamtopnm -plain p.pgm | ppm cat p.ppm | jp2=j2k|jpc pamtojpeg2k p.ppm | pdb pamtopdbimg p.pgm',
  ).filter(({ command }) => command !== 'pnmtopng p.ppm > OUT'),
  ...many(
    'pictures',
    'GraphicsMagick',
    'gm convert p.png CMD TYPE:OUT',
    'tiff=tif -compress JPEG | webp -quality 70 | pnm=ppm|pgm|pbm|pam -depth 8',
  ),
  ...many(
    'pictures',
    'libvips',
    'CMD',
    'tif vips tiffsave p.png v.tif --tile --pyramid --bigtiff; mv v.tif OUT | hdr vips radsave p.png v.hdr; mv v.hdr OUT | jxl vips jxlsave p.png v.jxl; mv v.jxl OUT | webp vips webpsave p.png v.webp --lossless; mv v.webp OUT | png vips cast p.png v16.png ushort; mv v16.png OUT | avif vips heifsave p.png v.avif --compression av1; mv v.avif OUT | heic vips heifsave p.png v.heic --compression hevc; mv v.heic OUT | jp2 vips jp2ksave p.png v.jp2 --lossless; mv v.jp2 OUT | gif vips gifsave p.png v.gif; mv v.gif OUT',
  ),
  ...many(
    'pictures',
    'other picture programs',
    'CMD',
    String.raw`jpg cp p.jpg e.jpg; exiftool -q -overwrite_original -Make=Canon -Model=G9 -DateTimeOriginal="2024:03:04 10:12:00" -GPSLatitude=48.79 -XMP:Title=Wheel e.jpg; mv e.jpg OUT | xmp rm -f e.xmp; exiftool -q -XMP:Title=Wheel -XMP:Creator=Ilse -XMP:Rating=4 e.xmp; mv e.xmp OUT | apng=png for n in 1 2 3; do pamcut -left $((n*9)) -width 150 p.ppm|pnmtopng > an$n.png; done; rm -f an.png; apngasm an.png an1.png 1 5 || apngasm -o an.png an1.png an2.png an3.png; mv an.png OUT | gif pamtogif s.ppm > ga.gif; gifsicle --delay=20 --loop ga.gif ga.gif -o OUT | webp ffmpeg -v error -y -i reel.mkv -an -t 0.4 gw.gif; gif2webp -quiet gw.gif -o OUT | svg inkscape bike.svg --export-plain-svg --export-filename=ink.svg; mv ink.svg OUT | svgz inkscape bike.svg --export-filename=ink.svgz; mv ink.svgz OUT | emf inkscape bike.svg --export-filename=ink.emf; mv ink.emf OUT | wmf inkscape bike.svg --export-filename=ink.wmf; mv ink.wmf OUT | dxf inkscape bike.svg --export-filename=ink.dxf; mv ink.dxf OUT | cgm printf '0 1\n1 3\n2 2\n3 5\n' > xy; graph -T cgm < xy > OUT | ai=ps|eps graph -T ai < xy > OUT | hpgl=plt|hpg graph -T hpgl < xy > OUT | fig graph -T fig < xy > OUT | gif graph -T gif < xy > OUT | svg qrencode -t SVG -o OUT wheel | png qrencode -o OUT wheel | svg lilypond -s -dbackend=svg -o tns tune.ly; mv tns.svg OUT | png rrdtool create c.rrd --start 1709500000 DS:t:GAUGE:600:U:U RRA:AVERAGE:0.5:1:99; rrdtool graph OUT --start 1709500000 --end 1709550000 DEF:a=c.rrd:t:AVERAGE LINE1:a#204080:level | ora rm -rf orr; mkdir -p orr/data orr/Thumbnails; cp p.png orr/data/layer0.png; cp p.png orr/mergedimage.png; cp p.png orr/Thumbnails/thumbnail.png; printf image/openraster > orr/mimetype; printf '<?xml version="1.0"?><image w="220" h="160" version="0.0.3"><stack><layer name="a" src="data/layer0.png"/></stack></image>' > orr/stack.xml; cd orr; rm -f ../o.ora; zip -q -0 -X ../o.ora mimetype; zip -q -r ../o.ora data stack.xml mergedimage.png Thumbnails; mv ../o.ora OUT`,
  ),
  ...many(
    'sound',
    'FFmpeg',
    'ffmpeg -v error -y -i bell.wav CMD OUT',
    'm4b=m4a|mp4 -c:a aac -f ipod | oga=ogg -c:a flac -f ogg | ac3 -b:a 128k -f ac3 | dts -strict -2 -c:a dca -f dts | mka -c:a flac -f matroska | wav -c:a pcm_f32le -f wav | wav -c:a pcm_u8 -ac 1 -f wav | aif -c:a pcm_s24be -f aiff | au=snd -c:a pcm_alaw -f au | caf -c:a alac -f caf | wma -c:a wmav2 -f asf | weba=webm -c:a libopus -f webm | mp3 -c:a libmp3lame -q:a 7 -write_id3v1 1 -f mp3 | flac -sample_fmt s16 -f flac | opus -c:a libopus -b:a 24k -f opus | spx=ogg -c:a libspeex -ar 16000 -ac 1 -f ogg | aac -b:a 64k -f adts | wv -c:a wavpack -f wv | ra=rm -ac 2 -c:a ac3 -f rm | mp2 -c:a mp2 -f mp2',
  ),
  ...many(
    'sound',
    'other sound programs',
    'CMD',
    String.raw`mpc mpcenc --silent --overwrite bell.wav OUT | mp2=mpa twolame --quiet bell.wav OUT | mka mkvmerge -q -o OUT bell.wav | mid=midi lilypond -s -o tm tune.ly; mv tm.midi OUT | mid=midi /usr/bin/python3 -c "import mido; f=mido.MidiFile(type=0); t=mido.MidiTrack(); f.tracks.append(t); [t.append(mido.Message(k,note=n,velocity=64,time=240)) for n in (60,64,67) for k in ('note_on','note_off')]; f.save('OUT')" | kar=mid|midi /usr/bin/python3 -c "import mido; f=mido.MidiFile(); t=mido.MidiTrack(); w=mido.MidiTrack(); f.tracks+=[t,w]; t.append(mido.MetaMessage('text',text='@KMIDI KARAOKE FILE')); w.append(mido.MetaMessage('track_name',name='Words')); w.append(mido.MetaMessage('text',text='@TAbendlied')); [w.append(mido.MetaMessage('text',text=x,time=240)) for x in ('/Der ','Mond ','ist ')]; f.save('OUT')" | mod /usr/bin/python3 -c "p=bytearray(1024); p[0:4]=bytes([1,0xac,0x1c,0x20]); s=b'sine'.ljust(22,b'\0')+bytes([0,32,0,64,0,0,0,32]); o=b'brook'.ljust(20,b'\0')+s+(b'\0'*28+b'\0\1')*30+bytes([1,127])+bytes(128)+b'M.K.'+bytes(p)+bytes([i*8%256 for i in range(64)]); open('OUT','wb').write(o)" | wav sox -n -r 22050 -c 1 -b 16 OUT synth 1.5 pluck A3 | flac sox -n -r 48000 -c 2 -b 24 OUT synth 1 sine 300-700 | ogg sox -n -r 44100 OUT synth 1.2 triangle 330 | sf2 /usr/bin/python3 -c "import struct; c=lambda i,b: i+struct.pack('<I',len(b))+b+b'\0'*(len(b)%2); l=lambda t,b: c(b'LIST',t+b); info=l(b'INFO',c(b'ifil',struct.pack('<HH',2,1))+c(b'isng',b'EMU8000\0')+c(b'INAM',b'Bell\0\0')); d=l(b'sdta',c(b'smpl',struct.pack('<200h',*[(i*311)%9000-4500 for i in range(200)]))); n=lambda s: s.encode().ljust(20,b'\0'); p=l(b'pdta',c(b'phdr',n('Bell')+struct.pack('<HHHIII',0,0,0,0,0,0)+n('EOP')+struct.pack('<HHHIII',0,0,1,0,0,0))+c(b'pbag',struct.pack('<4H',0,0,1,0))+c(b'pmod',bytes(10))+c(b'pgen',struct.pack('<4H',41,0,0,0))+c(b'inst',n('Bell')+struct.pack('<H',0)+n('EOI')+struct.pack('<H',1))+c(b'ibag',struct.pack('<4H',0,0,1,0))+c(b'imod',bytes(10))+c(b'igen',struct.pack('<4H',53,0,0,0))+c(b'shdr',n('s')+struct.pack('<5IBbHH',0,150,20,120,22050,60,0,0,1)+n('EOS')+bytes(26))); open('OUT','wb').write(c(b'RIFF',b'sfbk'+info+d+p))"`,
  ),
  ...many(
    'film',
    'FFmpeg',
    'ffmpeg -v error -y -i reel.mkv CMD OUT',
    'mp4 -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags frag_keyframe+empty_moov -f mp4 | mp4 -c:v mpeg4 -c:a libmp3lame -f mp4 | mov -c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16be -f mov | mov -c:v libx264 -pix_fmt yuv420p -c:a aac -f mov | m4v=mp4 -c:v libx264 -pix_fmt yuv420p -c:a aac -f ipod | mkv -c:v libx265 -pix_fmt yuv420p -x265-params log-level=none -c:a ac3 -f matroska | webm -c:v libvpx -c:a libvorbis -f webm | avi -c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le -f avi | avi -c:v mpeg4 -vtag XVID -c:a libmp3lame -f avi | wmv=asf -c:v wmv2 -c:a wmav2 -f asf | asf=wmv -c:v msmpeg4v3 -c:a wmav2 -f asf | flv -c:v libx264 -pix_fmt yuv420p -c:a aac -f flv | f4v=mp4 -c:v libx264 -pix_fmt yuv420p -c:a aac -f f4v | mpg=mpeg -c:v mpeg2video -c:a mp2 -f svcd | vob=mpg|mpeg -target pal-dvd | ts=mts|m2ts -c:v libx264 -pix_fmt yuv420p -c:a aac -f mpegts | mts=m2ts|ts -c:v libx264 -pix_fmt yuv420p -c:a ac3 -mpegts_m2ts_mode 1 -f mpegts | 3g2=3gp -c:v mpeg4 -c:a aac -f 3g2 | 3gp=3g2 -c:v h263 -s 176x144 -c:a aac -f 3gp | ogv -c:v libtheora -c:a flac -f ogg | rm -c:v rv10 -c:a ac3 -f rm | gif -an -t 0.6 -f gif | mxf -c:v mpeg2video -c:a pcm_s16le -f mxf | h264=264 -an -c:v libx264 -pix_fmt yuv420p -f h264 | dv -target ntsc-dv | swf -c:v flv -c:a libmp3lame -ar 44100 -f swf',
  ),
  ...many('film', 'MKVToolNix', 'mkvmerge -q -o OUT CMD', 'mkv reel.mkv reel.srt | mks reel.srt'),
]
