/** Endings that packages of Debian have, by class: `package ending ending ...`, a line each. No package here is in another set, or was learned from, and none of these was looked at. */
export const EIGHTH_PACKAGES: Readonly<Record<string, string>> = {
  'archives and disks': `
k4dirstat bz2
kmag bz2
libapfloat-java jar
libghc-css-text-dev a
libghc-dependent-sum-template-dev a
libghc-keys-dev a
libjexcelapi-java-doc zip
libjtds-java zip
liblgooddatepicker-java-doc zip
libtigris-clojure jar
libvslvm-dev a
libxml-security-java jar
libzookeeper-java jar
mt-st gz
nettoe gz
node-requirejs gz
octave-symbolic gz
rocs bz2
sweeper bz2
weirdx zip
`,
  fonts: `
0ad-data-common ttf
python-senlinclient-doc woff woff2
`,
  'mail and keys': `
gunicorn-examples crt
node-mqtt pem
`,
  'office and books': `
gap-grape pdf
libnet-oauth2-authorizationserver-perl sql
libtext-pdf-perl pdf
python3-zigpy sql
r-cran-brobdingnag pdf
tk5 csv
`,
  pictures: `
0ad-data-common bmp
bcnc xbm
blinken svgz
camera.app jpg
dealer gif
djview4 svgz xpm
elastalert-doc png
exadrums png raw xpm
gobby svg
gpomme xpm
htop svg
ipcalc gif
jamin jpg
k4dirstat svgz
laserboy-indep bmp
late-data bmp jpg png
lebiniou bmp
matchbox-themes-extra jpg
nettoe png xpm
php-horde-ingo ico
piuparts-master ico
pulseview svg
quickplot ico
qutemol ico
rocs svgz
ruby-http-connection gif
tk-table gif
webcamoid-data icns
winff-data svg
`,
  'settings and data': `
camera.app desktop
docbook2x xsl
docknot yaml
exadrums desktop xml
global yaml
gobby xml
golang-github-go-openapi-spec-dev yaml
gtk-doc-tools xsd xsl
libghc-dependent-sum-template-dev so
libghc-keys-dev so
librust-cbindgen-dev yml
librust-core-graphics-dev toml yml
librust-jobserver-dev toml yml
librust-nvml-wrapper-sys-dev toml
librust-os-info-dev toml
nettoe desktop
openmsx-catapult desktop
php-horde-cache yml
profile-sync-daemon timer
pulseview xml
python3-buildstream yaml
python3-libtiff so
rocs xsd
slang-cfitsio hlp
slang-curl hlp
webcamoid-data theme
winff-data xml
yorick-ygsl so
`,
  'sound and film': `
barrage wav
blinken wav
exadrums wav
kmousetool wav
`,
  'source code': `
autorevision mk
bio-rainbow pl
bmake mk
cappuccino o
compass-toolkit-plugin rb scss
darnwdl glade
dealer pl
docbook-simple dtd
e2wm el
elastalert-doc js
epix cc el
exadrums glade
global el
golang-github-gdamore-tcell.v2-dev go
golang-github-go-openapi-spec-dev go
golang-github-mendersoftware-openssl-dev go h
golang-gopkg-olivere-elastic.v5-dev go
gtk-doc-tools cmake el m4
iverilog v
khmer-common cc
kid3-core qmltypes
kwin-bismuth mjs qml
libclass-loader-dev hpp
libcoq-bignums v
libcoq-mathcomp-abel v
libcoq-simple-io v
libdnnl-dev cmake hpp
libdtools-ocaml-dev ml mli
libgeoclue-2-dev vapi
libglpk-java java
libgumbo-dev cc
libkreport3-dev cmake
libmstoolkit-dev hpp
libnet-oauth2-authorizationserver-perl pl
libossp-uuid-dev hh
librresult-ocaml-dev ml mli
librust-core-graphics-dev rs
librust-jobserver-dev rs
librust-nvml-wrapper-sys-dev rs sh
librust-os-info-dev rs
libs2-dev cc
libsdl-sge-dev cpp
libtoontag-dev h la
libuucp-ocaml-dev mli
libvslvm-dev h
libxtensor-dev cmake hpp
mailagent pl sh
minetest-mod-basic-robot-csm lua
mutt d
node-acorn mjs
node-jake js sh
node-nock js
node-requirejs js
norsnet f
php-crypt-gpg php
php-horde-cache php
php-horde-xml-wbxml php
php-mdb2 php
plasma-disks qml
plasma-wallpapers-addons qml
pyqso glade
quickcal glade
quickplot h la
ruby-shoulda-matchers rb
ruby-signet rb
ruby-svg-graph rb
scheme9 scm
taopm la
tarantool-common lua
tcl-fitstcl tcl
tcl-yajltcl tcl
tk-table tcl
tk5 tcl
webcamoid-data qml
wireplumber lua
xymon-client sh
`,
  texts: `
debdelta patch
e2wm markdown
elastalert-doc css txt
flare-engine po
gobby docbook
gtg tex
kmag docbook
late-data txt
libcomps-doc tex
libevent-perl pod
libflamingo-java markdown
libghc-idna-doc css
libghc-tls-doc css
libnet-oauth2-authorizationserver-perl pod
liboauth-signpost-java markdown
libpam-radius-auth rst
libpoe-component-irc-perl pod
librust-cbindgen-dev diff patch
librust-core-graphics-dev patch
librust-diesel-derives-dev diff
librust-globset-dev diff
librust-miniz-oxide-dev patch
librust-pin-project-internal-dev diff
libxml-perl pod
mt-st md
node-jake md txt
octave-symbolic md
openmsx-catapult css
php-doctrine-data-fixtures rst
php-horde-compress po
php-horde-ingo po
php-parser markdown
python3-dasbus rst
python3-internetarchive rst
python3-libtiff txt
rocs docbook
ruby-signet md
sweeper docbook
winff-data po
`,
}
