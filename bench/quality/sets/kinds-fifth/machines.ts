/** Papers of a fifth writer: instructions and software (see `fifth.ts`). */
export const FIFTH_MACHINES = String.raw`
%% en manual whole
Brewmate 4 coffee maker (BM-400)

Before first use
Remove all packing. Wash the jug, lid and filter basket in warm soapy water. Run two full tanks of water through the machine without coffee.

Know your machine
1 Lid   2 Water window   3 Filter basket   4 Drip stop   5 Jug   6 Keep-warm plate   7 Power button

Making coffee
1. Lift the lid and fill the tank with cold water. Do not go above MAX.
2. Put a size 4 paper in the basket. Add one level scoop per cup.
3. Close the lid until it clicks and set the jug on the plate.
4. Press the power button. The light glows red.
5. Wait until the dripping stops before you take out the jug.

Descaling
When brewing takes more than 12 minutes, fill the tank with one part white vinegar and three parts water. Switch on, stop halfway, wait 20 minutes, then finish. Rinse twice.

WARNING: The plate stays hot. Never immerse the base. Unplug before cleaning. Keep the cord away from children.

Trouble
No light: check plug and socket. Leaks: basket not seated. Weak coffee: finer grind.

Technical data: 220-240 V, 50 Hz, 900 W. Do not put old appliances in the bin.
%% en manual short
To pair: hold MODE 5 sec till LED blinks blue. On your phone choose "ROCKBOX". To reset, hold + and - together 10 sec. Charge fully (2.5 h) before first use. Red = charging, off = full. Do not expose to water deeper than 1 m. Low battery: 3 beeps.
%% en manual short scan
ASSEMBL Y  lNSTRUCT10NS    Step  4
lnsert  d owels  (A)  int o h oles  in  s ide  pan el (3 ).
Do  N OT  over tight en  cam  lock s (F ).    Turn  l/2
c lockwise  unt il  firrn .    See  fig .  6 .
Step  5   Atta ch  back  (7)  w ith  l8  na ils  (H ).
CAUT lON:   t wo  pers ons  requ ired  f or  li fting
%% fr manual whole
Tondeuse à gazon électrique TG 38
À lire attentivement avant la première mise en service et à conserver

1. Sécurité
- Portez des chaussures fermées et un pantalon long.
- Éloignez les enfants et les animaux de la zone de travail.
- Débranchez la fiche avant tout réglage, nettoyage ou si le câble est endommagé.
Attention : la lame continue de tourner quelques secondes après l'arrêt.

2. Montage
Dépliez le guidon (1) et serrez les deux écrous papillon (2). Accrochez le bac de ramassage (3) sous le volet arrière.

3. Utilisation
Réglez la hauteur de coupe au moyen du levier (4) : 25, 40 ou 60 mm. Appuyez sur le bouton de sécurité (5), puis tirez la manette (6). Relâchez la manette pour arrêter.

4. Entretien
Nettoyez le carter avec une brosse après chaque tonte. N'utilisez pas de jet d'eau. Faites affûter la lame une fois par an (réf. 38-LAM).

5. Pannes
Le moteur ne démarre pas : vérifiez la rallonge et le disjoncteur.
Vibrations : lame déséquilibrée, contactez le service après-vente.

Caractéristiques : 1 600 W, largeur 38 cm, 13,5 kg, 94 dB(A).
%% cs manual short
Výměna baterií: odšroubujte kryt (křížový šroubovák), vložte 3 x AA podle značek + a -, kryt zavřete. Nemíchejte staré a nové články. Stisknutím SET na 3 s nastavíte čas, šipkami hodiny a minuty. Upozornění: nevystavujte přímému slunci. Při delším nepoužívání baterie vyjměte.
%% sv manual whole
Elradiator Värma 1000
Bruksanvisning

Läs igenom hela texten innan du använder produkten.

Säkerhet
Täck aldrig över radiatorn. Ställ den inte direkt under ett vägguttag. Använd den inte i närheten av badkar, dusch eller bassäng. Barn under tre år ska hållas borta.

Montering av hjul
Lägg radiatorn upp och ned på ett mjukt underlag. Skjut in hjulaxeln i fästet och dra åt vingmuttern. Upprepa på andra sidan.

Användning
1. Anslut kontakten till ett jordat uttag.
2. Vrid termostaten till MAX.
3. Välj effekt: I = 600 W, II = 1 000 W.
4. När rummet är lagom varmt, vrid långsamt tillbaka tills lampan slocknar. Temperaturen hålls nu automatiskt.

Timer
Tryck ned stiften för de tider då radiatorn ska vara på. Varje stift motsvarar 15 minuter.

Rengöring
Dra ur kontakten och låt svalna. Torka med en fuktig trasa. Använd inga lösningsmedel.

Felsökning
Radiatorn blir inte varm: kontrollera säkring, termostat och timer. Lukt vid första användningen är normal.

Garanti 2 år mot kvitto.
%% en readme whole
Pocketweather
=============

Show tomorrow's weather on an e-ink badge.  Tested on a Raspberry Pi Zero W and on one very patient ESP32.

    ┌──────────┐
    │ 14°  ☂   │
    └──────────┘

Quick start
-----------

    git clone https://example.org/pocketweather.git
    cd pocketweather
    pip install -r requirements.txt
    cp config.example.toml config.toml     # put your API key here
    ./badge.py --once

Then add it to cron, hourly is plenty.

Options
-------

--once        draw one time and exit
--rotate N    turn the picture, N is 0, 90, 180 or 270
--dry-run     write preview.png instead of touching the display

FAQ
---

**Why does it flicker?**  All e-ink does on a full refresh.  Set partial = true.

**Can I use another provider?**  Write a class with a fetch() method in providers/ and open a PR.

Licence: GPLv3.  Icons by Weathericons (SIL OFL).
%% en readme short
## 2.4.0
- added: export to CSV (#218)
- fixed: crash when the folder is empty, thanks @mirela
- deprecated: --legacy flag, will go in 3.0
- requires Node >= 18
Upgrade with npm i -g tidybox@latest and run tidybox migrate once.
%% en readme short
gifslim - squeeze animated gifs without tears

Usage: gifslim [options] <in.gif> [out.gif]
  -c, --colors N     palette size (default 64)
  -f, --fps N        drop frames
  -v, --version      print version
Install: brew install gifslim, or cargo install gifslim. MIT.
%% es readme whole
# Contador de gallinas

Pequeña aplicación web para apuntar cuántos huevos pone cada gallina. Hecha con Flask y SQLite porque mi tía no quería una hoja de cálculo.

## Requisitos

* Python 3.10 o superior
* Un navegador que no sea de 2009

## Instalación

    git clone https://example.org/gallinas
    cd gallinas
    python -m venv .venv && source .venv/bin/activate
    pip install -e .
    flask --app gallinas init-db

## Uso

    flask --app gallinas run

Abre http://localhost:5000 y pulsa «Nueva gallina». Los datos se guardan en instance/gallinas.db; haz copia de ese archivo y ya está.

## Variables de entorno

| nombre          | por defecto | para qué                     |
|-----------------|-------------|------------------------------|
| GALLINAS_DB     | instance/   | carpeta de la base de datos  |
| GALLINAS_IDIOMA | es          | es, gl o en                  |

## Pruebas

    pytest -q

## Cómo contribuir

Abre una incidencia antes de un cambio grande. Los commits en presente, por favor.

## Licencia

MIT
%% de readme short scan
LlES  MlCH      Ma ßband -Skr ipt   v0. 3
lnstall ation:   p ip  inst all  ma ssband
Auf ruf:    m assband   -- datei   plan .dxf   -- einheit  c m
0ptionen:   - v  ausf ührlich ,  - h  Hil fe
Beka nnte  Feh ler:   Bögen  wer den  i gnoriert
Liz enz :  BSD
%% zh readme whole
# 小纸条 notelet

一个只有一个文件的命令行便签工具,支持 Linux、macOS 和 Windows。

## 特性

- 零依赖,单文件,启动不到 10 毫秒
- 支持标签和全文搜索
- 数据以纯文本保存,方便用 git 同步

## 安装

    curl -L https://example.org/notelet -o ~/bin/notelet
    chmod +x ~/bin/notelet

或使用 Go 编译:

    go install example.org/notelet@latest

## 用法

    notelet add "买牛奶" -t 家里
    notelet list
    notelet find 牛奶
    notelet rm 3

## 配置

配置文件位于 ~/.config/notelet.toml:

    dir = "~/notes"
    editor = "vim"

## 常见问题

问:如何在多台电脑之间同步?
答:把 dir 指向一个 git 仓库即可,运行 notelet sync 会自动提交并推送。

## 贡献

欢迎提交 issue 和 pull request。提交前请运行 make test。

## 许可证

Apache-2.0
`
