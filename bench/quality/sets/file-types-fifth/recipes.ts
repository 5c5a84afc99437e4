import { labelled, type Recipe } from './make.ts'

/** What the programs are given. */
export const PREPARE = String.raw`
export LC_ALL=C.UTF-8
printf '<html><head><title>Allotments</title></head><body><h1>Plot list</h1><p>Each plot has a <i>water butt</i> and a shed.</p><ol><li>Beans</li><li>Leeks</li></ol><table><tr><th>plot</th><th>rent</th></tr><tr><td>7</td><td>41</td></tr></table></body></html>' > plots.html
printf '# Plots\n\nThe *committee* has [rules](r.html).\n\n- beans\n- leeks\n\n## Rent\n\n| plot | rent |\n|---|---|\n| 7 | 41 |\n' > plots.mdx
printf 'plot,holder,rent,paid\n7,Osman,41.50,2025-03-01\n8,Lindqvist,38.00,2025-03-04\n12,"Pratt, J.",52.25,\n' > plots.csv
printf 'Water is turned off from November.\nThe key hangs behind the door.\nPlease shut the gate.\n' > rules.txt
for n in 1 2 3 4 5 6; do cat rules.txt; seq $((n*11)) $((n*11+120)); done > long.txt
convert -size 240x180 -seed 5 plasma:olive-orange -fill navy -draw 'circle 80,80 120,80' -pointsize 30 -annotate +20+160 Plot7 shot.png
/usr/bin/python3 -c "import wave,math,struct; w=wave.open('hum.wav','wb'); w.setparams((2,2,22050,0,'NONE','')); w.writeframes(b''.join(struct.pack('<hh',int(8000*math.sin(i/9)),int(6000*math.sin(i/13))) for i in range(33000)))"
ffmpeg -v error -y -f lavfi -i mandelbrot=s=192x144:r=15 -f lavfi -i sine=f=330:r=44100 -t 2 -c:v mpeg4 -c:a pcm_s16le clip.avi
printf '1\n00:00:00,500 --> 00:00:02,000\nWho left the gate open?\n\n2\n00:00:02,500 --> 00:00:05,000\n- Not me.\n- Nor me.\n\n' > gate.srt
printf '%%!PS-Adobe-3.0\n%%%%BoundingBox: 0 0 300 300\n/Helvetica findfont 24 scalefont setfont 40 200 moveto (Plot 7) show 40 40 200 100 rectstroke showpage\n%%%%EOF\n' > plot.ps
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=plot.pdf plot.ps
printf '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"plot":7},"geometry":{"type":"Point","coordinates":[11.5,48.1]}},{"type":"Feature","properties":{"plot":8},"geometry":{"type":"Point","coordinates":[11.6,48.2]}}]}' > p.geojson
gdal_translate -q -b 1 -a_srs EPSG:4326 -a_ullr 10 49 12 47 shot.png dem.tif
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n' > t.obj
convert shot.png c.ppm; convert shot.png -monochrome c.pbm; convert shot.png -resize 48x48! s.png
printf 'digraph g { gate -> shed; shed -> butt [label="hose"]; }\n' > g.dot
printf '(module (func (export "b") (param i32) (result i32) local.get 0))' > w2.wat; wat2wasm w2.wat -o w2.wasm
printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "gate"\nmsgstr "Tor"\n' > x2.po
mkdir -p g; cd g; git init -q .; git config user.email a@example.org; git config user.name Ada; for n in 1 2 3; do seq $n 30 > plots; git add plots; git commit -qm "plot $n"; done; cd ..
pandoc -f gfm -t odt -s plots.mdx -o w.odt; pandoc -f gfm -t pptx -s plots.mdx -o pp0.pptx
soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to odp --outdir . pp0.pptx; mv pp0.odp pp.odp
cp "$FONT" f.ttf
printf 'int add(int a,int b){return a+b;}\nint main(void){return add(1,-1);}\n' > m.c
printf 'public class Plot { public static void main(String[] a) { System.out.println(a.length); } }\n' > Plot.java
`

/** Recipes of one program, apart by ` | `: ending (`=` others that are as right), then what stands for CMD; the ending stands for TYPE. */
export const many = (kind: string, program: string, command: string, rows: string): readonly Recipe[] =>
  rows.split(' | ').map((row) => {
    const [word = '', ...rest] = row.trim().split(' ')
    const named = labelled(word)
    const filled = command.replaceAll('TYPE', named.label).replaceAll('CMD', rest.join(' '))
    return { kind, ...named, program, command: filled }
  })

const sheet = (type: string): string =>
  `rm -rf o-${type}; soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to`.concat(' ', type)

/** Files of pictures, sound, film and pages that programs write. */
export const FIFTH_RECIPES: readonly Recipe[] = [
  ...many(
    'picture',
    'ImageMagick',
    'convert shot.png CMD TYPE:OUT',
    'png -colors 16 | gif -resize 50% | jpg -quality 60 | jpg -gravity center -interlace JPEG | bmp -type truecolor | tiff -compress lzw | tiff -compress none | webp -quality 50 | ppm -depth 8 | pgm -colorspace gray | pbm -monochrome | pam -alpha on | pcx -colors 256 | tga -resize 60% | xpm -colors 8 -resize 32x32 | xbm -monochrome -resize 32x32 | sgi -depth 8 | sun -depth 8 | pict -depth 8 | psd -depth 8 | ico -resize 32x32 | xcf -depth 8 | dds -resize 64x64! | miff -depth 8 | fits -colorspace gray | dpx -depth 10 | exr -depth 16 | hdr -depth 8 | jp2 -quality 40 | mng -resize 40% | pfm -depth 32 | farbfeld -depth 16 | viff -depth 8 | xwd -depth 8 | palm -colors 16 | eps -resize 50% | wbmp -monochrome | cin -depth 10 | dcx -colors 32 | svg -monochrome -resize 40x40',
  ).filter(({ label }) => !['farbfeld', 'sun', 'viff', 'palm', 'xcf'].includes(label)),
  ...many(
    'picture',
    'other picture programs',
    'CMD',
    'webp cwebp -quiet -lossless shot.png -o OUT | avif avifenc -s 9 shot.png OUT | heic heif-enc -q 50 shot.png -o OUT | jxl cjxl --quiet shot.png OUT | jp2 opj_compress -i shot.png -o j.jp2; cp j.jp2 OUT | j2k opj_compress -i shot.png -o j.j2k; cp j.j2k OUT | png optipng -quiet -o1 -out OUT shot.png | jpg cjpeg -quality 70 -outfile OUT c.ppm | djvu c44 c.ppm c.djvu; cp c.djvu OUT | djvu cjb2 c.pbm d.djvu; cp d.djvu OUT | ico icotool -c -o OUT s.png | svg potrace -s -o OUT c.pbm | eps potrace -e -o OUT c.pbm | dxf potrace -b dxf -o OUT c.pbm | fig potrace -b xfig -o OUT c.pbm | svg pdftocairo -svg plot.pdf OUT | jxr convert shot.png c.bmp; JxrEncApp -i c.bmp -o OUT',
  ),
  ...many(
    'sound',
    'FFmpeg',
    'ffmpeg -v error -y -i hum.wav CMD OUT',
    'mp3 -b:a 96k -id3v2_version 4 -f mp3 | m4a -c:a aac -f ipod | m4a -c:a alac -f ipod | aac -f adts | ogg -c:a libvorbis -f ogg | opus -c:a libopus -f opus | flac -f flac | wma -c:a wmav1 -f asf | aiff -f aiff | au -f au | ac3 -f ac3 | mka -f matroska | caf -f caf | wav -c:a adpcm_ms -f wav | amr -ar 8000 -ac 1 -f amr -c:a libopencore_amrnb | mp2 -f mp2 | w64 -f w64 | voc -f voc | tta -f tta | ra -ac 2 -f rm',
  ),
  ...many(
    'sound',
    'SoX',
    'sox hum.wav CMD -t TYPE OUT',
    'wav -b 24 | wav -r 11025 -c 1 | flac | aiff -c 1 | au -e u-law | voc -c 1 -b 8 | gsm -r 8000 -c 1 | 8svx -c 1 -b 8 | sph | avr | ogg -r 44100 | mp3 -r 44100 | wv | sf',
  ),
  ...many(
    'sound',
    'other sound programs',
    'CMD',
    'mp3 lame --quiet --preset voice hum.wav OUT | ogg oggenc -Q -q 0 -t Gate -a Choir -o OUT hum.wav | opus opusenc --quiet hum.wav OUT | spx speexenc --quiet hum.wav OUT | wv wavpack -q hum.wav -o OUT | flac flac -s -3 -o OUT hum.wav | oga flac -s --ogg -o OUT hum.wav',
  ),
  {
    kind: 'sound',
    label: 'abc',
    program: 'a writer of tunes',
    command: "printf 'X:2\\nT:The Plot\\nC:trad.\\nM:4/4\\nL:1/8\\nK:D\\nD2 FA d2 cB|AGFE D4|\\n' > OUT",
  },
  {
    kind: 'sound',
    label: 'mid',
    program: 'abcMIDI',
    command: "printf 'X:1\\nT:Gate\\nM:3/4\\nL:1/8\\nK:G\\nG2 B2 d2|c2 A2 F2|G6|\\n' > g.abc; abc2midi g.abc -o OUT",
  },
  ...many(
    'film',
    'FFmpeg',
    'ffmpeg -v error -y -i clip.avi CMD OUT',
    'mp4 -c:v libx264 -c:a aac -movflags +faststart -f mp4 | mp4 -c:v libx265 -an -f mp4 | mov -c:v prores_ks -c:a pcm_s16le -f mov | mkv -c:v libx264 -c:a libopus -f matroska | webm -c:v libvpx-vp9 -c:a libopus -f webm | avi -c:v msmpeg4v2 -c:a libmp3lame -f avi | flv -c:v flv1 -c:a libmp3lame -f flv | wmv -c:v wmv1 -c:a wmav1 -f asf | mpg -c:v mpeg1video -c:a mp2 -r 25 -f mpeg | vob -c:v mpeg2video -c:a ac3 -r 25 -f vob | ts -c:v mpeg2video -c:a mp2 -r 25 -f mpegts | m2ts -c:v libx264 -c:a ac3 -f mpegts -mpegts_m2ts_mode 1 | ogv -c:v libtheora -c:a libvorbis -f ogg | 3gp -c:v h263 -s 176x144 -c:a aac -f 3gp | gif -t 0.5 -an -f gif | mxf -c:v mpeg2video -c:a pcm_s16le -r 25 -ar 48000 -f mxf | nut -f nut | y4m -an -t 0.3 -pix_fmt yuv420p -f yuv4mpegpipe | swf -c:v flv1 -an -f swf | h264 -c:v libx264 -an -f h264 | ivf -c:v libvpx -an -f ivf | dv -target pal-dv',
  ),
  ...many(
    'subtitles',
    'FFmpeg',
    'ffmpeg -v error -y -i gate.srt -f CMD OUT',
    'srt srt | ass ass | vtt webvtt | ttml ttml | lrc lrc | mks matroska | sub microdvd',
  ),
  ...many(
    'page',
    'Ghostscript',
    'gs -q -dBATCH -dNOPAUSE -r60 -sDEVICE=CMD -sOutputFile=OUT plot.ps',
    'pdf pdfwrite -dCompatibilityLevel=1.4 | ps ps2write | eps eps2write | xps xpswrite | pcl ljet4 | pxl pxlmono | tiff tiffg4 | png png16m | jpg jpeg',
  ),
  ...many(
    'page',
    'other page programs',
    'CMD',
    'pdf qpdf --object-streams=generate plot.pdf OUT | pdf pdftocairo -pdf plot.pdf OUT | ps pdftops plot.pdf OUT | hocr tesseract shot.png tt hocr 2>/dev/null; cp tt.hocr OUT | dvi printf ".TH PLOT 1\\n.SH NAME\\nplot\\n" > p.1; groff -man -Tdvi p.1 > OUT | ps groff -man -Tps p.1 > OUT | ps enscript -q -p OUT rules.txt | rtf enscript -q -w rtf -p OUT rules.txt | svg dot -Tsvg -o OUT g.dot | fig dot -Tfig -o OUT g.dot | svg gnuplot -e "set term svg; set out q#OUTq#; plot sin(x)" | emf gnuplot -e "set term emf; set out q#OUTq#; plot cos(x)" | info printf "@node Top\\n@top Plots\\n@menu\\n* One::\\n@end menu\\n@node One\\n@chapter One\\nBeans.\\n" > p.texi; makeinfo --force -o OUT p.texi',
  ).map((one) => ({ ...one, command: one.command.replaceAll('q#', "'") })),
  ...many(
    'office',
    'LibreOffice, a text',
    `${sheet('TYPE')}CMD --outdir o-TYPE w.odt; mv o-TYPE/*.TYPE OUT`,
    'odt | docx | doc | rtf | fodt | ott | dotx | sxw',
  ),
  ...many(
    'office',
    'LibreOffice, a sheet',
    `${sheet('TYPE')}CMD --outdir o-TYPE plots.csv; mv o-TYPE/*.TYPE OUT`,
    'ods | xlsx | xls | fods | dif | slk | dbf',
  ),
  ...many(
    'office',
    'LibreOffice, slides',
    `${sheet('TYPE')} --outdir o-TYPE pp.odp; mv o-TYPE/*.TYPE OUT`,
    'odp | pptx | ppt | odg',
  ),
  ...many(
    'office',
    'pandoc',
    'pandoc -f gfm -t CMD -s plots.mdx -o OUT',
    'docx docx | odt odt | pptx pptx | rtf rtf | tex latex | rst rst | org org | textile textile | epub epub | fb2 fb2 | opml opml | ipynb ipynb | html html5 | texi texinfo | adoc asciidoc | icml icml | wiki mediawiki | 1 man',
  ),
  ...many(
    'e-book',
    'calibre',
    'ebook-convert plots.html b.TYPE >/dev/null 2>&1; mv b.TYPE OUT',
    'epub | mobi | azw3 | fb2 | lrf | pdb | rb | htmlz | txtz | snb | lit | tcr | pmlz | docx',
  ),
]
