/** Endings that packages of Debian have, by class: `package ending ending ...`, a line each. No package here is in another set, or was learned from. */
export const SEVENTH_PACKAGES: Readonly<Record<string, string>> = {
  pictures: `
afl++-doc jp2 webp tiff
apsfilter ps
between tga
checkit-tiff mdi tif tiff
dia-rib-network shape
dicomscope dcm
docbook-xsl-doc-html tif
dreamchess-data icns
dvbackup ppm xcf
edenmath.app gif
eiskaltdcpp-qt-data png
fityk ico
fqterm icns
g15daemon wbmp
glpeces-data jpeg png
hol88-doc dvi
imagemagick-6-doc pnm
imagemagick-6.q16hdri svgz
kdegames-mahjongg-data-kf5 svgz
kytos-sphinx-theme-common psd ico jpg
libjs-flotr cur jpg
libnb-platform-devel-java icns
libpostscriptbarcode ps
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
rafkill-data pcx
rawtran-doc cr2
sdf bmp
shotcut-data webp
sketch-doc png
sputnik xcf
sql-ledger eps ico
tcm ps
tkgate-data cur xbm xpm
tua tiff
wapua wbmp
x4d-icons eps
xblast-tnt-models pbm ppm
xine-ui svgz xpm
xmds2-doc dia
xmpuzzles xbm
xppaut xbm
xrdp cur
xscavenger lbm
`,
  'sound and film': `
afl++-doc mp4
asterisk-moh-opsound-gsm gsm
asterisk-prompt-es-co gsm
asterisk-prompt-it-menardi-gsm gsm
biniax2-data it wav
dvbackup dv
e2guardian swf
fb-music-high xm
five-or-more ogv
gnome-devel-docs ogv
gnome-tetravex ogv
grandorgue wv
libace-perl al
libgtkmm-4.0-doc webm
libnet-ssleay-perl al
libsys-gamin-perl al
njam-data s3m xm
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
debian-edu-doc-legacy-pt-br epub
discosnp odt
edenmath.app rtf
fet-data ods csv
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
r-cran-mediana docx
r-cran-rlumshiny xlsx
r-other-rajewsky-dropbead xlsx
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
fs-uae-arcade adf
ganeti-testsuite vmdk ova
golang-github-go-debos-fakemachine-dev zst
golang-github-kjk-lzma-dev lzma
golang-github-mendersoftware-mender-artifact-dev img
golang-github-mkrautz-goar-dev ar
golang-github-tombuildsstuff-giovanni-dev dmg
golang-github-vmware-photon-controller-go-sdk-dev ova
golang-github-yosssi-ace-proxy-dev ace
libgit2-fixtures txz
liblua5.2-dev a
libnb-platform-devel-java jar
libplb-doc tgz
libxmlb-tests zst xz
minlog zip
pycorrfit xz
quakespasm pak
r-cran-remotes tbz tgz bz2
r-cran-svunit xpi
scram gz
tcode jar
timekpr-next gz
webext-tbsync xpi
`,
  fonts: `
allure bdf
culmus-fancy pfa afm ttf
fonts-arphic-ukai ttc
kytos-sphinx-theme-common ttf
lambdahack bdf
marsshooter ttc ttf
python-cogent-doc woff2 woff
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
apsfilter log
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
mh-book txt
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
