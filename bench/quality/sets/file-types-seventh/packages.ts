/** Endings that packages of Debian have, by class: `package ending ending ...`, a line each. No package here is in another set, or was learned from. */
export const SEVENTH_PACKAGES: Readonly<Record<string, string>> = {
  pictures: `
afl++-doc jp2 webp tiff
apsfilter ps
between tga
checkit-tiff mdi icc tif tiff
codec2-examples raw
console-data sun
dia-rib-network shape
dicomscope dcm
docbook-xsl-doc-html tif
dreamchess-data dcm icns
dvbackup ppm xcf
edenmath.app gif
eiskaltdcpp-qt-data png
fityk fit ico
fqterm icns
g15daemon wbmp
ganeti-testsuite raw
glpeces-data jpeg png
hol88-doc dvi
imagemagick-6-doc pnm
imagemagick-6.q16hdri svgz
jove sun
kdegames-mahjongg-data-kf5 svgz
kytos-sphinx-theme-common psd ico jpg
libjs-flotr cur jpg
libnb-platform-devel-java icns
libpostscriptbarcode ps
librheolef-dev icc
librust-tiff-dev tif
libstylebook-java psd
libtse3-dev jpeg
live-clone xcf svg
logstalgia tga
magicmaze pcx
minetest-mod-mesecons blend
namazu2 ppm
njam-data bmp gif
pachi-data bmp
pari-doc dvi
pdl fits
pink-pony-data blend
postgresql-15-pgrouting-doc jpeg gif
powermanga-data pcx
projectm-data tga jpg
pycorrfit xpm
python-milter-doc eps
python3-guiqwt dcm
python3-httpbin webp
python3-pysynphot fits
python3-silx mng svg
python3-sncosmo fits
r-bioc-summarizedexperiment svg
r-cran-ade4 pnm
r-cran-matching sun icc
rafkill-data pcx
rawtran-doc cr2
sdf bmp
shotcut-data webp
sketch-doc sk png
sputnik xcf
sql-ledger eps ico
tcm ps
tkgate-data cur xbm xpm
tua pcd tiff
wapua wbmp
x4d-icons eps
xblast-tnt-models pbm ppm
xine-ui svgz xpm
xmds2-doc dia
xmltv-util sk
xmpuzzles xbm
xppaut ani xbm
xqf ani
xrdp cur
xscavenger lbm raw
`,
  'sound and film': `
afl++-doc mp4
asterisk-moh-opsound-gsm gsm
asterisk-prompt-es-co gsm
asterisk-prompt-it-menardi-gsm gsm
biniax2-data it wav
brltty it
dvbackup dv
e2guardian swf
fb-music-high xm
figlet flc
five-or-more ogv
gnome-devel-docs ogv
gnome-tetravex ogv
grandorgue wv
libace-perl al
libgtkmm-4.0-doc webm
libnet-ssleay-perl al
libsys-gamin-perl al
lierolibre-data snd
minlog mpc
nethack-qt qt
njam-data s3m xm
node-js-yaml mts
node-uuid mts
node-ws mts
octave-audio mid
openboard-common mp4 mp3
pachi-data stm s3m
pangzero voc mid mp3
pathogen s3m
pd-cyclone aif mid wav
pd-extendedview mov
pd-fftease aif
pd-lyonpotpourri aiff aif wav
pink-pony-data mp3
python3-hug-doc mp4
rafkill-data xm
saytime au
soundscaperenderer qt
tomatoes-data it
tupi-data avi
xabacus au
xine-ui mpg
xmpuzzles au
`,
  'office and books': `
afl++-doc rtf sql
apostrophe docx odt
aprx odp odt
caja-actions-common odg
codec2-examples ods
console-data doc
debian-edu-doc-legacy-pt-br epub
discosnp odt
edenmath.app rtf
fet-data ods csv
gcin-tables xlt
hime-tables xlt
libflexdock-java-doc sxw
libgit2-fixtures pdf
libole-storage-lite-perl xls
libspreadsheet-parseexcel-perl xls
metastudent doc
minlog pdf
pd-cyclone pdf
pd-pmpd sxw
pyspread csv
python-cogent-doc tsv
python-py7zr-doc odp
python3-canmatrix xlsx
python3-drslib xls csv
r-bioc-purecn tsv
r-bioc-summarizedexperiment tsv
r-cran-acepack doc
r-cran-mediana docx
r-cran-rlumshiny xlsx
r-other-rajewsky-dropbead xlsx
sdf sds
simrisc odp
snmptt epub
sql-ledger sql
tryton-modules-account-dunning-letter fodt
tryton-modules-account-invoice fodt
tryton-modules-sale fodt
ubuntu-packaging-guide-epub-uk epub
volumecontrol.app rtf
widemargin sql
`,
  'archives and disks': `
afl++-doc cab cpio rar arj lha lrz lz zoo lzo lzma z tar bz2 zip a
cdebootstrap-static deb tar
dar-docs dar
fs-uae-arcade adf
ganeti-testsuite vmdk ova
golang-github-go-debos-fakemachine-dev zst
golang-github-kjk-lzma-dev lzma
golang-github-la5nta-wl2k-go-dev lzh
golang-github-mendersoftware-mender-artifact-dev img
golang-github-mkrautz-goar-dev ar
golang-github-tombuildsstuff-giovanni-dev dmg
golang-github-vmware-photon-controller-go-sdk-dev ova
golang-github-yosssi-ace-proxy-dev ace
libgit2-fixtures txz
liblua5.2-dev a
liblzo2-dev lzo
libnb-platform-devel-java jar
libplb-doc tgz
libxmlb-tests zst xz
minlog zip
pycorrfit xz
quakespasm pak
r-cran-acepack ace
r-cran-remotes tbz tgz bz2
r-cran-svunit xpi
scram gz
tcode jar
timekpr-next gz
tkgate-data z
udo-doc-en img
viruskiller pak
webext-tbsync xpi
`,
  fonts: `
allure bdf
culmus-fancy pfa afm ttf
fonts-arphic-ukai ttc
kytos-sphinx-theme-common ttf
lambdahack bdf
marsshooter ttc ttf
poke pk
python-cogent-doc pk woff2 woff
python-sphinx-copybutton-doc woff2 woff
python-sphinx-gallery-doc woff2
python3-openstackdocstheme woff
t1-teams afm pfb
xbubble-data pfb
xfonts-tipa afm pfb
`,
  'mail and keys': `
cl-plus-ssl der crt
discosnp vcf
freebayes vcf
fuzzyocr eml
ganeti-testsuite pem
golang-github-hashicorp-go-azure-helpers-dev pfx crt
libgit2-fixtures pem
libnet-ssleay-perl pem
librust-smol-dev pfx
librust-tokio-native-tls-dev p12 der
librust-webpki-dev der
opgpcard vcf
python3-dropbox crt
`,
  texts: `
apsfilter log tex
caja-actions-common docbook
cvs man
elpa-iedit org
elpa-py-isort org
fqterm rst
gnulib texi
golang-github-yosssi-ace-proxy-dev md
khelpcenter docbook
kytos-sphinx-theme-common rst
libdsk4-dev xhtml
libnet-ssleay-perl pod md
libraynes-fs-clojure markdown
librust-capstone-sys-dev diff
librust-tiff-dev diff patch
librust-webpki-dev patch
libur-perl pod
logstalgia log
mh-book man txt
opgpcard css
python-milter-doc tex
python3-hug-doc txt
r-bioc-destiny bib
r-bioc-oligo bib
r-cran-remotes css
ruby-validate-email markdown
tryton-modules-account-invoice po
tryton-modules-sale po
`,
}
