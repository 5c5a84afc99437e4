/**
 * Endings that a package has by its purpose, by class, as in the fifth set: `package ending ending ...`; `npm:` before those of npm.
 * After `=` stand other endings that are as right. No package of an older set is among them, and none that weights were fitted on.
 */
export const SIXTH_PACKAGES: Readonly<Record<string, string>> = {
  'source code': `
python3-passlib py
rapid-photo-downloader py
gjs-tests js
node-domino js
npm:sharp-0.35.5 cjs=js
npm:nestjs-swagger-12.0.2 ts
npm:luma.gl-shadertools-9.4.2 ts
npm:vue-slider-component-3.2.24 tsx jsx=js vue
npm:vue-material-1.0.0 vue
npm:svelte-mui-0.5.12 svelte
npm:astrojs-starlight-0.42.4 astro
npm:hubot-scripts-2.17.2 coffee
npm:livescript-next-0.0.4 js
npm:pug-bootstrap-0.0.16 pug=jade
npm:rupture-0.7.1 styl
libnanoxml2-java-doc java
npm:notifee-react-native-9.1.8 java m=objc
nettle-dev c
libdc1394-doc c
libstk-dev h=c|cpp|hpp
libatf-dev hpp=cpp|h
libdtl-dev cpp hpp=cpp|h
libmysql++-doc cpp
npm:sharp-0.35.5 cc=cpp
analizo cs
npm:react-native-fs-2.20.0 cs
npm:react-native-device-info-15.0.2 m=objc gradle
npm:capacitor-app-8.1.1 swift
golang-github-gobwas-glob-dev go
golang-github-casbin-casbin-dev go
librust-bstr-dev rs
librust-hashbrown-dev rs
ruby-hashery rb
ruby-god rb
php-pimple php
php-net-dns2 php
storebackup pl
libpdf-table-perl pl
libglib-perl pod
netdata-plugins-bash sh
xss-lock sh
zgen zsh=sh
borgbackup fish
r-cran-snow bat
npm:cordova-windows-7.0.1 bat=cmd
npm:create-desktop-shortcuts-1.12.0 vbs
npm:node-windows-0.1.14 vbs
postgresql-15-set-user sql
pdns-backend-sqlite3 sql
r-cran-listenv r
r-cran-runit r
octave-financial m=matlab
lua-cliargs lua
wrk lua
libghc-lazysmallcheck-dev hs
libfileutils-ocaml-dev ml
cl-log lisp
elpa-hydra el
sigscheme-runtime scm
gftl-dev f90
liblbfgsb-examples f90
golang-golang-x-sys-dev s=asm
mcu8051ide asm=s
netgen-lvs tcl
tclxml tcl
runawk awk
nyquist lsp=lisp
npm:lygia-1.4.1 glsl
blastem glsl
kreversi qml
sddm qml
puppet-module-oci erb
golang-github-influxdata-influxql-dev proto
golang-github-mesos-mesos-go-dev proto
`,
  'settings and markup': `
libjts-java-doc html
npm:zurb-foundation-5-5.4.7 html
sonata css
npm:slick-carousel-2.0.0 css less
sass-stylesheets-typey scss
npm:sass-mq-7.0.1 scss
tryton-modules-stock-lot xml
npm:world-countries-5.1.0 xml csv json
tweeper xsl=xslt
npm:strong-soap-5.0.10 wsdl
python3-botocore json
onionprobe yaml=yml
jigsaw-generator yaml=yml tex
npm:font-mfizz-2.4.1 yml=yaml
librust-anyhow-dev toml
npm:lygia-1.4.1 toml
golang-github-casbin-casbin-dev conf=ini
gtranslator ini=cfg|conf
tircd cfg=ini|conf
trafficserver-dev cfg=ini|conf
certmonger conf=ini|cfg
libreoffice-writer2xhtml properties
kwalletmanager desktop
lxc service
vonsh md
npm:vue2-datepicker-3.11.1 md
python3-flask-dance rst
expeyes rst
open-adventure adoc
elpa-esxml org
libgudhi-dev tex
r-bioc-ebseq bib
qiime tsv
changeo tsv
libkf5syndication-dev cmake
getdata mk=make
npm:node2nix-1.11.0 nix
npm:cordova-osx-7.0.0 plist strings pbxproj
npm:cordova-windows-7.0.1 sln
npm:react-native-fs-2.20.0 csproj=xml
system-config-printer ui=xml
sogo plist
grr.app strings
invada-studio-plugins-lv2 ttl
patroni-doc drawio
golang-github-bgp-stayrtr-dev json
libmsgpack-java pom=xml
tryton-modules-party fodt
`,
  'data and texts': `
dynare csv
python3-django-import-export po
klog pot=po
python3-transitions ipynb
r-cran-ggrepel rmd=md
rolo vcf
tvc vcf
python3-deeptoolsintervals bed
q2-alignment fasta=fa
pilercr fasta=fa
freesasa pdb=ent
libaprutil1-dev dot=gv
minetest-mod-moreblocks obj
minetest-mod-3d-armor obj
kuttypy-gui hex=ihex
librust-gpgme-dev patch=diff
librust-hashbrown-dev diff=patch
golang-mongodb-mongo-driver-dev pem
lacme pem crt=pem|cer
r-cran-pki crt=pem|cer
ostree-tests asc=pgp|gpg
golang-github-cilium-ebpf-dev log=txt
librtf-writer-perl rtf
syncplay rtf
rsnapshot txt
fonts-sil-doulos-compact txt
`,
  office: `
finalcif docx
xlsx2csv xlsx xlsm
dynare xls
libdbd-excel-perl xls
libgdata-tests ppt odt
libopenoffice-oodoc-perl sxw sxc sxi odp ods odg
writer2latex-manual odt
libreoffice-canzeley-client ott ots
`,
  'pages and books': `
xmlformat-doc pdf
instead-doc-ru pdf
libdjvulibre-dev djvu
libmxml-dev epub
debian-history epub
openmcdf chm
ospics eps=ps
cdlabelgen eps=ps
`,
  pictures: `
mate-panel-common png svg
shutter png svg
cairo-dock-rendering-plug-in jpg
nip2 jpg
roundcube-skin-classic gif
solarwolf gif
epiphany-data bmp
ruby-sdl bmp
fsviewer-icons tif
plopfolio.app tiff=tif
golang-github-bep-gowebp-dev webp
kuttypy-gui webp
golang-go4-dev heic=heif
python3-glymur jp2
davegnukem-datasrc psd
deepin-music psd
cycle xcf
minetest-mod-maidroid xcf
deepin-album kra
npm:jquery-ui-dist-1.13.3 png
raintpl jpeg=jpg
python3-envisage ico
shutter cur=ico
holotz-castle-data tga
seahorse-adventures tga
heroes-data pcx
libavifile-0.7-common ppm
libagg2-dev ppm
scummvm-tools icns
soundgrain icns
transcriber xbm
greybird-gtk-theme xbm xpm
qgo xpm
dicomnifti dcm
octave-dicom dcm
python3-nipy nii
python3-regions fits
python3-ccdproc fits
kookbook svgz
drumstick-tools svgz
weasyprint icc=icm
nip2 icm=icc
`,
  'sound and film': `
vonsh mp3
novnc mp3 oga=ogg
klick wav
kreversi wav
sdl-ball-data ogg
seahorse-adventures ogg
jami-daemon opus
gourmand opus
python3-pyo aif=aiff
rockdodger aiff=aif mod
transcriber au=snd
planetblupi-music-midi mid=midi
kobodeluxe-data mid=midi
flobopuyo xm
heroes-sound-tracks xm
gl-117-data s3m
monsterz-data s3m
npm:coderline-alphatab-1.8.4 sf2
hollywood mp4
python3-mecavideo mp4 avi
lightsoff ogv=ogg
k3b-data mpg=mpeg
`,
  archives: `
libpng-sixlegs-java-doc zip
libagg2-dev zip
libffi-platypus-perl tar
golang-github-spf13-afero-dev tar
python3-joblib bz2 xz
kompare bz2
golang-github-alcortesm-tgz-dev tgz=gz
ostree-tests xz
fwupd-tests cab
libokio-java jar
npm:batman-0.14.1 jar
jets3t war
python3-wheel-whl whl
webext-quicktext xpi
webext-dav4tbsync xpi
golang-github-sylabs-sif-dev squashfs=sfs
`,
  'fonts and translations': `
fonts-averia-serif-gwf ttf
openlp ttf
fonts-prociono otf
fonts-hermit otf
fonts-wqy-microhei ttc
fonts-naver-d2coding ttc
python3-searx woff
npm:typicons.font-2.1.2 woff2 eot
omnidb-common woff2 eot
npm:mathjax-full-3.2.2 woff
angband-data fon
mate-netbook-common mo=gmo
featherpad-l10n qm
`,
  'databases and data': `
brewtarget sqlite=db|sqlite3
openlp sqlite=db|sqlite3
ibus-table-telex db=sqlite|sqlite3
r-cran-spdep dbf shp
python3-bmtk-examples h5=hdf5
bitshuffle h5=hdf5
r-cran-ncdfgeom nc gpkg prj
octave-biosig mat
r-cran-pwt8 rds
r-bioc-impute rda=rdata
r-cran-psychotree rda=rdata
r-cran-mixtools rdata=rda
r-cran-mitools dta
python3-gsw npy npz
python3-joblib npy pkl=pickle
python3-dtcwt npz
python3-envisage pkl=pickle
confy gresource
pcapfix pcap
golang-github-gopacket-gopacket-dev pcapng
r-cran-r.utils lnk
puma jks p12=pfx
librust-openssl-dev p12=pfx der=cer|crt
glib-networking-tests der=cer|crt
extrepo gpg=pgp
mobian-archive-keyring gpg=pgp
`,
  'programs and models': `
python-pymodbus-doc pyc
robocode class
alien-hunter class
finit-plugins so=elf
invada-studio-plugins-lv2 so=elf
libdsfmt-dev a=ar|lib
libgcc-11-dev-arm64-cross o=elf
golang-github-cilium-ebpf-dev elf=o
boogie exe
gdb-mingw-w64-target exe
libnini1.1-cil dll=exe
libboogie-cil dll=exe
libjs-olm wasm
gl-117-data 3ds
stormbaancoureur-data 3ds
minetest-mod-3d-armor blend
minetest-mod-maidroid blend
`,
}
