/** Endings that a package has by its purpose, by class: `package ending ending ...`, a line each; `npm:` before those of npm. */
export const FIFTH_PACKAGES: Readonly<Record<string, string>> = {
  'source code': `
agda-stdlib agda
xmonad hs
alex hs
happy hs lhs y
libbatteries-ocaml-dev mli
cl-alexandria lisp
elpa-markdown-mode el
lua-penlight lua
tklib tcl
redmine rb erb rake ru
ruby-sinatra rb gemspec
libmojolicious-perl pm pl ep pod
php-symfony-console php
librust-serde-dev rs toml
libphobos2-ldc-shared-dev d di
bwbasic bas
xa65 a65
arduino-core-avr ino cpp c
libirrlicht-doc cpp hlsl
vim-scripts vim
zsh-syntax-highlighting zsh
ejabberd hrl sql
extra-cmake-modules cmake py
autoconf-archive m4
gnugo el
libreoffice-script-provider-bsh bsh
golang-gopkg-yaml.v3-dev go
golang-github-gorilla-mux-dev go
python3-matplotlib py ipynb rst
python3-biopython py
gretl-common inp
ardour lua
gerbera sql js
npm:expo-camera-57.0.6 kt swift gradle ts podspec tsx
npm:capacitor-camera-8.2.4 java swift gradle podspec kt
npm:react-native-image-picker-8.2.1 mm java gradle
npm:react-native-firebase-app-26.4.0 m java
npm:uniswap-v3-core-1.0.1 sol
npm:solmate-6.8.0 sol
npm:hardhat-deploy-1.0.4 sol ts
npm:glsl-noise-0.0.0 glsl
npm:octokit-graphql-schema-15.26.1 graphql
npm:temporalio-proto-1.24.0 proto ts
npm:svelte-select-6.0.0 svelte
npm:flowbite-svelte-1.33.1 svelte
npm:reason-react-0.11.0 re rei ml
npm:haml-0.4.3 haml
npm:handlebars-layouts-3.1.4 hbs js
npm:vuetify-4.3.0 sass scss mjs
npm:primer-css-22.3.2 scss
npm:sass-true-10.1.0 scss
npm:weather-icons-1.3.2 less css
npm:jquery-ui-1.14.2 js css
npm:angular-material-22.2.6 scss mjs
npm:flatbuffers-25.9.23 ts js
npm:livescript-1.6.0 js
npm:tauri-0.15.0 rs toml ps1
`,
  settings: `
ejabberd yml service
icinga2-common conf nanorc
postfix service
dosbox desktop
gnome-maps desktop service gresource typelib
gthumb-data desktop ui
grisbi-common ui
akonadi-server kcfg service
avrdude conf rules
arduino-core-avr properties
adwaita-icon-theme theme
mypaint-brushes conf myb
wireshark-common xml
kmymoney xml desktop
python3-biopython xsd dtd
docutils-doc dtd
libspring-core-java pom
libirrlicht-doc vcxproj vcproj sln cbp
npm:raml-1-parser-1.1.67 raml
npm:react-native-firebase-app-26.4.0 plist editorconfig pbxproj xcscheme
npm:handlebars-layouts-3.1.4 editorconfig
npm:expo-camera-57.0.6 modulemap
redmine yml
npm:jquery-ui-1.14.2 json
npm:temporalio-proto-1.24.0 json
`,
  'texts and tables': `
texlive-publishers tex bib bst cls sty bbx cbx
sphinx-common rst
viking docbook
gthumb-data page
shotwell-common page
npm:haml-0.4.3 markdown
npm:solmate-6.8.0 md
npm:reason-react-0.11.0 md
vim-scripts txt
ant-doc html
bind9-doc html
libmojolicious-perl html
`,
  'pictures and icons': `
openclipart-svg svg
mate-icon-theme png
adwaita-icon-theme svg
npm:svg-country-flags-1.2.10 svg png
xplanet-images jpg
shotwell-common jpg
texlive-publishers eps jpeg
apache2-data gif
ant-doc gif ico
redmine ico gif
npm:tauri-0.15.0 icns ico
scid xpm gif
gnugo xpm
tklib xbm cur gif
akonadi-server svgz
libirrlicht-doc bmp
gerbera bmp ico
synfig-examples sif
`,
  fonts: `
fonts-liberation2 ttf
python3-matplotlib ttf pfb
texlive-publishers otf
npm:weather-icons-1.3.2 otf eot woff ttf
npm:onsenui-2.12.9 eot woff2 woff
npm:fontsource-lora-5.3.0 woff2 woff
bind9-doc woff2
npm:ionic-angular-3.9.10 ttf
`,
  'translations and words': `
qttranslations5-l10n qm
qt6-translations-l10n qm
viking mo
kbd mo
hyphen-de dic
hunspell-de-de aff
thunderbird-l10n-de xpi
firefox-esr-l10n-de xpi
stardict-czech ifo
libreoffice-l10n-de bau xcd
`,
  'plans, notes and games': `
kicad-footprints kicad_mod
kicad-templates kicad_pcb kicad_sch kicad_pro kicad_wks
abcmidi abc
cgoban sgf
xboard fen wav
libirrlicht-doc wav
arduino-core-avr hex
ejabberd beam
erlang-edoc beam
libspring-core-java jar
sweethome3d jar
ant-doc zip
bibtool pdf
texlive-publishers pdf
libmojolicious-perl crt
dovecot-core pem
`,
}
