/**
 * Short settings, data and notes as people have them: `=== ending`, other endings that are as right,
 * then the text. Written for this set by hand, without a look at the detector.
 */
export const PAPERS_A = String.raw`
=== reg
Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Software\BikeShop\Till]
"Language"="de"
"Drawer"=dword:00000001
"Printer"="\\\\office\\receipts"
=== inf ini
[Version]
Signature="$WINDOWS NT$"
Class=Printer
Provider=%Maker%
DriverVer=03/04/2021,1.2.0.0

[Manufacturer]
%Maker%=Models,NTamd64

[Models.NTamd64]
"Receipt 80"=Install80,USBPRINT\Receipt80

[Strings]
Maker="Mill Lane"
=== ini conf cfg
; the till of the shop
[general]
language = de
currency = EUR

[printer]
name = Receipt 80
width = 42
cut = yes
=== url
[{000214A0-0000-0000-C000-000000000046}]
Prop3=19,11
[InternetShortcut]
URL=https://example.org/timetable
IDList=
IconIndex=0
=== rdp
screen mode id:i:2
desktopwidth:i:1920
desktopheight:i:1080
session bpp:i:32
full address:s:till.example.org
username:s:ilse
audiomode:i:0
redirectprinters:i:1
=== ovpn
client
dev tun
proto udp
remote vpn.example.org 1194
resolv-retry infinite
nobind
persist-key
persist-tun
remote-cert-tls server
cipher AES-256-GCM
verb 3
<ca>
-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUQm9ndXMgY2VydGlmaWNhdGUgZm9yIGEgdGVzdDAKBggq
-----END CERTIFICATE-----
</ca>
=== service
[Unit]
Description=Prints receipts of the till
After=network-online.target cups.service

[Service]
User=till
ExecStart=/usr/local/bin/receipts --watch /srv/till
Restart=on-failure

[Install]
WantedBy=multi-user.target
=== desktop
[Desktop Entry]
Type=Application
Name=Till
Name[de]=Kasse
Exec=till %U
Icon=till
Categories=Office;Finance;
Terminal=false
=== editorconfig ini
root = true

[*]
indent_style = space
indent_size = 2
end_of_line = lf
insert_final_newline = true

[*.md]
trim_trailing_whitespace = false
=== properties
# texts of the till
till.title=Till of the shop
till.total=Total: {0}
till.error.drawer=The drawer does not open.
till.hint=Press F2 \
    for a new receipt
=== toml
title = "choir"

[season]
first = 2024-09-12
hall = "Old Mill"
seats = 180

[[concerts]]
name = "Autumn"
pieces = ["Kyrie", "Abendlied"]
paid = true
=== yaml yml
services:
  db:
    image: postgres:16
    environment:
      POSTGRES_PASSWORD: change-me
    volumes:
      - data:/var/lib/postgresql/data
  web:
    build: .
    ports: ["8080:80"]
    depends_on: [db]
volumes:
  data: {}
=== tf hcl
terraform {
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
}

variable "region" {
  type    = string
  default = "eu-central-1"
}

resource "aws_s3_bucket" "scans" {
  bucket = "scans-of-the-shop"
  tags   = { owner = "ilse" }
}

output "arn" { value = aws_s3_bucket.scans.arn }
=== nix
{ config, pkgs, ... }:

{
  imports = [ ./hardware-configuration.nix ];
  networking.hostName = "till";
  environment.systemPackages = with pkgs; [ vim git cups ];
  services.openssh = {
    enable = true;
    settings.PasswordAuthentication = false;
  };
  system.stateVersion = "23.11";
}
=== dockerfile
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make receipts

FROM debian:bookworm-slim
COPY --from=build /src/receipts /usr/local/bin/receipts
EXPOSE 9100
ENTRYPOINT ["receipts"]
=== csv
date;bike;owner;minutes;price
2024-03-04;blue tourer;Mira Holt;45;36,00
2024-03-04;cargo;Sam & Ida;90;72,00
2024-03-05;child's bike;Jonas Pohl;20;16,00
2024-03-07;racer;"Kern, Ute";65;52,00
=== tsv
species	ring	weight_g	wing_mm
Parus major	VK41822	17.8	76
Parus major	VK41823	18.4	77
Erithacus rubecula	VN02215	16.1	73
Sitta europaea	VT77310	23.5	88
=== jsonl ndjson
{"time":"2024-03-04T08:01:12Z","event":"opened","till":1}
{"time":"2024-03-04T08:17:40Z","event":"sale","till":1,"sum":36.0}
{"time":"2024-03-04T09:30:02Z","event":"sale","till":2,"sum":12.5}
{"time":"2024-03-04T18:05:55Z","event":"closed","till":1}
=== geojson
{
  "type": "FeatureCollection",
  "features": [
    { "type": "Feature", "properties": { "name": "pump" }, "geometry": { "type": "Point", "coordinates": [9.21, 48.79] } },
    { "type": "Feature", "properties": { "name": "lane" }, "geometry": { "type": "LineString", "coordinates": [[9.2, 48.7], [9.22, 48.71]] } }
  ]
}
=== ipynb
{
 "cells": [
  { "cell_type": "markdown", "metadata": {}, "source": ["# Birds that were ringed"] },
  { "cell_type": "code", "execution_count": 1, "metadata": {}, "outputs": [], "source": ["import pandas as pd\n", "birds = pd.read_csv('birds.tsv', sep='\\t')"] }
 ],
 "metadata": { "kernelspec": { "display_name": "Python 3", "language": "python", "name": "python3" } },
 "nbformat": 4,
 "nbformat_minor": 5
}
=== rmd md
---
title: "Birds that were ringed"
output: html_document
---

## Weights

~~~{r setup, include=FALSE}
library(ggplot2)
~~~

We weighed every bird *before* noon.
=== qmd md
---
title: "Flow of the brook"
format: pdf
execute:
  echo: false
---

## Method {#sec-method}

We read the gauge daily, see @fig-gauge.

::: {.callout-note}
The gauge stood still in July.
:::
=== bib
@book{hall1987,
  author    = {Hall, Anne},
  title     = {The Wheel and the Road},
  publisher = {Mill Press},
  year      = {1987}
}

@article{pohl2019,
  author  = {Pohl, J. and Kern, U.},
  title   = {Wear of chains in rain},
  journal = {Journal of Cycling},
  volume  = {12},
  pages   = {33--41},
  year    = {2019}
}
=== ris
TY  - JOUR
AU  - Pohl, Jonas
AU  - Kern, Ute
TI  - Wear of chains in rain
JO  - Journal of Cycling
VL  - 12
SP  - 33
EP  - 41
PY  - 2019
ER  - 
=== tex
\documentclass[a4paper,12pt]{letter}
\usepackage[utf8]{inputenc}
\address{Bike shop Ilse\\12 Mill Lane}
\begin{document}
\begin{letter}{Town council}
\opening{Dear Sir or Madam,}
we ask for leave to put a stand for ten bicycles before the shop.
\closing{Yours faithfully,}
\end{letter}
\end{document}
=== adoc
= Rules of the Workshop
Ilse Mill <ilse@example.org>
:toc:
:icons: font

== Tools

Tools go back *where they hung*.

.Who has a key
[cols="1,2"]
|===
|Ilse |front door
|Sam |cellar
|===

NOTE: The pump is loud. Not after eight.
=== org
#+TITLE: Season
#+STARTUP: overview
* NEXT Book the hall
  DEADLINE: <2024-06-01 Sat>
** DONE Ask for the price
   CLOSED: [2024-03-04 Mon 10:12]
* Singers
| voice | n |
|-------+---|
| alto  | 9 |
| bass  | 5 |
=== dot gv
digraph lights {
  rankdir=LR;
  node [shape=box, style=rounded];
  dynamo -> rectifier -> battery;
  battery -> front [label="6 V"];
  battery -> rear [color=red];
}
=== puml plantuml
@startuml
actor Customer
participant Till
database Stock
Customer -> Till : buys a tube
Till -> Stock : take one
Stock --> Till : 13 left
alt fewer than five
  Till -> Till : order
end
@enduml
`
