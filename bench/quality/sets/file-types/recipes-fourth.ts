import type { Recipe } from './recipes.ts'
import { FOURTH_DATA, ways } from './recipes-fourth-data.ts'

const film = 'ffmpeg -v error -y -f lavfi -i testsrc=d=2:s=176x144:r=25 -f lavfi -i sine=d=2:r=48000'
const sound = 'ffmpeg -v error -y -i tone.wav'
const srt =
  "test -e talk.srt || printf '1\\n00:00:01,000 --> 00:00:03,500\\nGood evening.\\n\\n2\\n00:00:04,000 --> 00:00:06,000\\nPlease sit down.\\n\\n3\\n00:00:07,000 --> 00:00:09,000\\nThank you.\\n\\n' > talk.srt; "
const seen = 'test -e seen4.ppm || convert picture.png -colors 64 -depth 8 seen4.ppm; '
const office = (from: string): string =>
  `rm -rf f4-TYPE; soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to 'CMD' --outdir f4-TYPE ${from}; mv f4-TYPE/*.TYPE OUT`
const story =
  "test -e story.html || printf '<html><head><title>The mill</title></head><body><h1>One</h1><p>It rained.</p><h1>Two</h1><p>It <b>snowed</b>.</p><ul><li>ice</li><li>wind</li></ul><table><tr><td>a</td><td>b</td></tr></table></body></html>' > story.html; "

const names = ['office', 'drawing:draw', 'text'].map((one) => {
  const [space = '', prefix = space] = one.split(':')
  return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`
})
const slides = `printf '<?xml version="1.0"?><office:document ${names.join(' ')} office:mimetype="application/vnd.oasis.opendocument.presentation" office:version="1.2"><office:body><office:presentation><draw:page draw:name="a"><draw:frame><draw:text-box><text:p>Minutes</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document>' > slides4.fodp; `

const page =
  "printf '%%!PS\\n/Times-Roman findfont 20 scalefont setfont 72 500 moveto (Minutes) show 72 400 200 50 rectstroke showpage\\n' > g4.ps; "
const paper = `${page}gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=q4.pdf g4.ps; `

const media: readonly Recipe[] = [
  ...ways(
    'FFmpeg, a film',
    `${film} CMD OUT`,
    'mp4 -c:v libx264 -c:a aac | mov -c:v mjpeg -c:a pcm_s16le | avi -c:v mpeg4 -c:a mp2 | mkv -c:v libx264 -c:a flac | webm -c:v libvpx -c:a libopus | ' +
      'flv -c:v flv1 -c:a aac | wmv -c:v wmv2 -c:a wmav2 | mpg -f mpeg | vob -f vob | m2ts -f mpegts -mpegts_m2ts_mode 1 | ogv -c:v libtheora -c:a libvorbis | ' +
      '3gp -c:v h263 -an | mxf -c:v mpeg2video -c:a pcm_s16le | rm -c:v rv10 -an -f rm | swf -c:v flv1 -an | m4v -f ipod -c:v libx264 -c:a aac | mts -f mpegts -c:v mpeg2video | ' +
      'y4m -an -pix_fmt yuv420p -t 0.2 | dv -target pal-dv | 3g2 -f 3g2 -c:v mpeg4 -c:a aac | m2v -an -f mpeg2video | gif -an -t 0.4 | apng -an -t 0.4 -f apng | wtv -f wtv',
  ),
  ...ways(
    'FFmpeg, a sound',
    `${sound} CMD OUT`,
    'mp3 -c:a libmp3lame | m4a -c:a aac | aac -f adts | ac3 -c:a ac3 | wma -c:a wmav2 | mka -c:a aac | opus -c:a libopus | spx -c:a libspeex | tta -c:a tta | ' +
      'caf -c:a alac | eac3 -c:a eac3 | dts -strict -2 -c:a dca -ar 48000 | aif -c:a pcm_s24be | w64 -f w64',
  ),
  ...ways(
    'FFmpeg, of subtitles',
    `${srt}ffmpeg -v error -y -i talk.srt CMD OUT`,
    'srt -f srt | ass -f ass | vtt -f webvtt | ttml -f ttml | lrc -f lrc | mks -f matroska',
  ),
  ...ways(
    'FFmpeg, a picture',
    'ffmpeg -v error -y -i picture.png CMD OUT',
    'tif -compression_algo deflate | bmp -pix_fmt rgb565le | tga -pix_fmt bgr24 | jpg -q:v 9 | webp -q:v 40 | qoi -f image2 | sgi -f image2 | dpx -f image2',
  ),
  ['m3u8', 'FFmpeg, pieces', `${film} -c:v libx264 -c:a aac -hls_time 1 hls4.m3u8; cp hls4.m3u8 OUT`],
  ['mpd', 'FFmpeg, pieces', `${film} -c:v libx264 -c:a aac -f dash dash4.mpd; cp dash4.mpd OUT`],
  ['mkv', 'MKVToolNix', `${film} -c:v libx264 -c:a aac m4.mp4; ${srt}mkvmerge -q -o OUT m4.mp4 talk.srt`],
  ['mka', 'MKVToolNix', 'mkvmerge -q -o OUT tone.wav'],
  ['mp3', 'LAME, with a tag', 'lame --quiet --tt Choir --ta Ada --ty 2024 -V 5 tone.wav OUT'],
  ['ogg', 'vorbis-tools', 'oggenc -Q -q 2 -t Choir -o OUT tone.wav'],
  ['opus', 'opus-tools', 'opusenc --quiet --title Choir tone.wav OUT'],
  ['spx', 'Speex', 'speexenc --quiet tone.wav OUT'],
  ['wv', 'WavPack', 'wavpack -q -h tone.wav -o OUT'],
  ['oga', 'flac', 'flac -s --ogg -o OUT tone.wav'],
  ['flac', 'flac', 'flac -s -8 -T TITLE=Choir -o OUT tone.wav'],
  [
    'mid',
    'abcMIDI',
    "printf 'X:1\\nT:Air\\nM:4/4\\nL:1/8\\nK:G\\nGABc d2e2|d4 z4|]\\n' > air.abc; abc2midi air.abc -o OUT",
  ],
  ['abc', 'abcMIDI', 'abc2midi air.abc -o air.mid; midi2abc -f air.mid > OUT'],
  ...ways('SoX', 'sox tone.wav -t CMD OUT', '8svx 8svx | sph sph | wav wavpcm -e a-law | au au -b 24'),
  ...ways(
    'Netpbm',
    `${seen}CMD > OUT`,
    'iff ppmtoilbm seen4.ppm | pict ppmtopict seen4.ppm | ras pnmtorast seen4.ppm | xwd pnmtoxwd seen4.ppm | pfm pamtopfm seen4.ppm | fits pamtofits seen4.ppm | ' +
      'sgi pnmtosgi seen4.ppm | tga pamtotga seen4.ppm | xpm ppmtoxpm seen4.ppm | pcx ppmtopcx seen4.ppm | bmp ppmtobmp seen4.ppm | ico ppmtowinicon seen4.ppm | ' +
      'tif pnmtotiff seen4.ppm | gif ppmtogif seen4.ppm | png pnmtopng -interlace seen4.ppm | jpg pnmtojpeg -progressive seen4.ppm | ps pnmtops -noturn seen4.ppm',
  ),
  ...ways(
    'GraphicsMagick',
    'gm convert picture.png -resize 90x70 CMD TYPE:OUT',
    'miff -depth 8 | mng -depth 8 | jng -quality 70 | wbmp -monochrome | dcx -colors 16 | xbm -monochrome | pbm -monochrome | pgm -colorspace gray | cin -depth 10',
  ),
  ['avif', 'libavif', 'avifenc -s 9 picture.png OUT'],
  ['heic', 'libheif', 'heif-enc -q 40 picture.png -o OUT'],
  ['jxl', 'libjxl', 'cjxl picture.png OUT -d 0 --container=1'],
  ['jp2', 'OpenJPEG', `${seen}opj_compress -i seen4.ppm -o OUT`],
  ['j2k', 'OpenJPEG', `${seen}opj_compress -i seen4.ppm -r 20 -o OUT`],
  ['jbg', 'JBIG-KIT', 'convert picture.png -monochrome seen.pbm; pbmtojbg seen.pbm OUT'],
  ['tif', 'libtiff', 'convert picture.png one4.tif; tiffcp -8 -c zip one4.tif OUT'],
  ['ico', 'icoutils', 'convert picture.png -resize 32x32! i4.png; icotool -c -o OUT i4.png'],
  ['cur', 'icoutils', 'convert picture.png -resize 32x32! i5.png; icotool -c --cursor -X 2 -Y 2 -o OUT i5.png'],
  ['icns', 'icnsutils', 'convert picture.png -resize 128x128! i6.png; png2icns OUT i6.png'],
  ['dcm', 'DCMTK', 'convert picture.png d4.jpg; img2dcm d4.jpg OUT'],
  ['nii', 'nifti-bin', 'nifti_tool -make_im -prefix OUT'],
  ['jxr', 'libjxr', `${seen}JxrEncApp -i seen4.ppm -o OUT`],
  ...ways(
    'potrace',
    'convert picture.png -monochrome seen.pbm; potrace -b CMD -o OUT seen.pbm',
    'svg svg | eps eps | dxf dxf | geojson geojson | fig xfig',
  ),
]

const documents: readonly Recipe[] = [
  ...ways(
    'LibreOffice Writer, other forms',
    office('story.html'),
    'docm docm:MS Word 2007 XML VBA | dotx dotx:MS Word 2007 XML Template | uot uot:UOF text',
  ).map(([label, program, command]): Recipe => [label, program, story + command]),
  ...ways(
    'LibreOffice Calc, other forms',
    office('table.csv'),
    'xltx xltx:Calc MS Excel 2007 XML Template | slk slk:SYLK',
  ),
  ...ways(
    'LibreOffice Impress, other forms',
    `${slides}${office('slides4.fodp')}`,
    'potx potx:Impress MS PowerPoint 2007 XML Template | ppsx ppsx:Impress MS PowerPoint 2007 XML AutoPlay | pptm pptm:Impress MS PowerPoint 2007 XML VBA | otp otp',
  ),
  ...ways(
    'LibreOffice Draw, other forms',
    office('picture.png'),
    'otg otg:draw8_template | fodg fodg:OpenDocument Drawing Flat XML',
  ),
  ...ways(
    'Gnumeric',
    'ssconvert CMD table.csv OUT',
    'gnumeric -T Gnumeric_XmlIO:sax | xls -T Gnumeric_Excel:excel_biff7 | xlsx -T Gnumeric_Excel:xlsx2 | ods -T Gnumeric_OpenCalc:odf | slk -T Gnumeric_sylk:sylk | dif -T Gnumeric_dif:dif | html -T Gnumeric_html:html40',
  ),
  ...ways('AbiWord', `${story}abiword --to=TYPE -o OUT story.html`, 'abw | rtf | dbk'),
  ...ways(
    'pandoc',
    `${story}pandoc -s CMD -o OUT story.html`,
    'rst -t rst | md -t markdown | org -t org | textile -t textile | adoc -t asciidoc | tex -t latex | odt -t odt | docx -t docx | pptx -t pptx | epub -t epub2 | fb2 -t fb2 | ' +
      'ipynb -t ipynb | man -t man | texi -t texinfo | opml -t opml | rtf -t rtf | icml -t icml | dbk -t docbook5 | html -t revealjs',
  ),
  ...ways(
    'calibre',
    `${story}ebook-convert story.html OUT CMD`,
    'mobi | azw3 | epub | fb2 | lit | lrf | snb | tcr | htmlz | txtz | docx',
  ),
  ...ways(
    'Ghostscript',
    `${page}gs -q -dNOSAFER -dBATCH -dNOPAUSE -sDEVICE=CMD -sOutputFile=OUT g4.ps`,
    'pdf pdfwrite -dCompatibilityLevel=1.3 | ps ps2write | eps eps2write | pcl ljet4 | xps xpswrite | tif tiffg4 | psd psdrgb -r30 | jpg jpegcmyk -r30 | pcx pcx256 -r30',
  ),
  ['pdf', 'qpdf', `${paper}qpdf --encrypt a b 256 -- --linearize q4.pdf OUT`],
  ...ways('Poppler', `${paper}pdftocairo CMD q4.pdf OUT`, 'svg -svg | ps -ps | eps -eps'),
  ...ways(
    'gnuplot',
    'echo "set terminal CMD; set output \'OUT\'; plot sin(x), cos(x)" | gnuplot',
    'svg svg | eps postscript eps | fig fig | emf emf | dxf dxf | hpgl hpgl | tex latex | html canvas | mp mp',
  ),
  ...ways(
    'Graphviz',
    'printf \'digraph minutes { rankdir=LR; ada -> bob [label="asks"]; bob -> cy; cy -> ada }\\n\' > g4.gv; dot CMD -o OUT g4.gv',
    'gv -Tcanon | svg -Tsvg | ps -Tps2 | fig -Tfig | svgz -Tsvgz | wrl -Tvrml',
  ),
  ['fig', 'pstoedit', `${paper}pdftocairo -eps q4.pdf q4.eps; pstoedit -q -f fig q4.eps OUT`],
  ['ps', 'enscript', 'enscript -q -p OUT note1.txt'],
  [
    'info',
    'Texinfo',
    "printf '\\\\input texinfo\\n@settitle Mill\\n@node Top\\n@top Mill\\nIt rained.\\n@bye\\n' > mill.texi; makeinfo -o OUT mill.texi",
  ],
  ...ways('Texinfo', 'makeinfo CMD -o OUT mill.texi', 'dbk --docbook | html --html --no-split'),
]

/** Recipes of the fourth set: other programs than the three sets before, or other options of the same. `OUT` is the file. */
export const FOURTH_RECIPES: readonly Recipe[] = [...media, ...documents, ...FOURTH_DATA]
