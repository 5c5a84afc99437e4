/**
 * More short sources as people write them: `=== ending`, other endings that are as right,
 * then the text. Written for this set by hand, without a look at the detector.
 */
export const CODE_B =
  String.raw`
=== applescript
tell application "Finder"
	set theFolder to folder "Scans" of home
	set theFiles to every file of theFolder whose name extension is "pdf"
	repeat with aFile in theFiles
		set label index of aFile to 2
	end repeat
end tell
display dialog "Marked " & (count of theFiles) & " papers." buttons {"OK"} default button 1
=== pas
program Primes;
{$mode objfpc}
uses
  SysUtils;
var
  i, j: Integer;
  prime: Boolean;
begin
  for i := 2 to 60 do
  begin
    prime := True;
    for j := 2 to i div 2 do
      if i mod j = 0 then prime := False;
    if prime then Write(i, ' ');
  end;
  WriteLn;
end.
=== swift
import SwiftUI

struct LessonList: View {
    @State private var lessons: [String] = ["violin", "cello"]

    var body: some View {
        NavigationStack {
            List(lessons, id: \.self) { lesson in
                Label(lesson, systemImage: "music.note")
            }
            .toolbar { Button("Add") { lessons.append("viola") } }
        }
    }
}

#Preview { LessonList() }
=== tsx
import { useState } from 'react'

interface Props {
  readonly pupils: readonly string[]
  onPick(name: string): void
}

export function Pupils({ pupils, onPick }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <section className="pupils">
      <button type="button" onClick={() => setOpen(!open)}>Pupils</button>
      {open && pupils.map((name) => <a key={name} onClick={() => onPick(name)}>{name}</a>)}
    </section>
  )
}
=== jsx js
import React from 'react';

const Card = ({ title, price, children }) => (
  <div className="card">
    <h2>{title}</h2>
    {price ? <strong>{price.toFixed(2)}</strong> : null}
    <p>{children}</p>
  </div>
);

export default function Shop({ bikes }) {
  return <main>{bikes.map((bike) => <Card key={bike.id} {...bike}>{bike.text}</Card>)}</main>;
}
=== gd
extends CharacterBody2D

@export var speed := 220.0
@onready var sprite: Sprite2D = $Sprite2D
signal fell

func _physics_process(delta: float) -> void:
	velocity.x = Input.get_axis("ui_left", "ui_right") * speed
	if not is_on_floor():
		velocity.y += 980.0 * delta
	if position.y > 900:
		emit_signal("fell")
	move_and_slide()
=== lsp lisp
;;; Draws a shelf of so many boards.
(defun c:SHELF (/ pt n w h i)
  (setq pt (getpoint "\nLower left corner: ")
        n (getint "\nHow many boards: ")
        w 800.0 h 350.0 i 0)
  (command "._UNDO" "_BEGIN")
  (while (<= i n)
    (command "._LINE" (list (car pt) (+ (cadr pt) (* i h))) (list (+ (car pt) w) (+ (cadr pt) (* i h))) "")
    (setq i (1+ i)))
  (command "._UNDO" "_END")
  (princ))
=== sas
libname till '/data/till';

data work.days;
  set till.sales (where=(date >= '01JAN2024'd));
  profit = revenue - cost;
  format date date9. profit dollar10.2;
run;

proc means data=work.days n mean sum maxdec=2;
  class shop;
  var profit;
run;
=== do
* wages of apprentices
clear all
set more off
use "apprentices.dta", clear
gen lwage = ln(wage) if wage > 0
label variable lwage "log of wage"
bysort trade: egen mwage = mean(wage)
regress lwage age i.trade, vce(robust)
esttab using wages.tex, replace se label
graph twoway scatter wage age, by(trade)
=== sps
GET FILE='survey.sav'.
RECODE age (18 thru 29=1) (30 thru 49=2) (50 thru HI=3) INTO agegroup.
VARIABLE LABELS agegroup 'Age in groups'.
VALUE LABELS agegroup 1 '18-29' 2 '30-49' 3 '50+'.
FREQUENCIES VARIABLES=agegroup satisfied
  /BARCHART FREQ
  /ORDER=ANALYSIS.
CROSSTABS /TABLES=agegroup BY satisfied /STATISTICS=CHISQ.
EXECUTE.
=== m matlab
% Frequency response of the hall
clear; close all;
fs = 44100;
[y, fs] = audioread('clap.wav');
n = 2^nextpow2(length(y));
Y = fft(y, n) / n;
f = fs/2 * linspace(0, 1, n/2 + 1);
figure;
semilogx(f, 20*log10(abs(Y(1:n/2+1))), 'LineWidth', 1.5);
grid on; xlabel('Hz'); ylabel('dB');
function r = rms_of(x)
    r = sqrt(mean(x.^2));
end
=== ino cpp
#include <Servo.h>

const int SENSOR = A0;
Servo valve;

void setup() {
  Serial.begin(9600);
  pinMode(LED_BUILTIN, OUTPUT);
  valve.attach(9);
}

void loop() {
  int wet = analogRead(SENSOR);
  Serial.println(wet);
  valve.write(wet < 300 ? 90 : 0);
  digitalWrite(LED_BUILTIN, wet < 300);
  delay(1000);
}
=== sv
module counter #(parameter int WIDTH = 8) (
  input  logic clk, rst_n, en,
  output logic [WIDTH-1:0] q
);
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) q <= '0;
    else if (en) q <= q + 1'b1;

  property no_jump; @(posedge clk) disable iff (!rst_n) !en |=> $stable(q); endproperty
  assert property (no_jump);
endmodule
=== v verilog
` +
  '`timescale' +
  String.raw` 1ns / 1ps
module debounce(input wire clk, input wire button, output reg pressed);
  reg [15:0] count;
  initial begin count = 0; pressed = 0; end
  always @(posedge clk) begin
    if (button == pressed) count <= 16'd0;
    else begin
      count <= count + 1;
      if (&count) pressed <= ~pressed;
    end
  end
endmodule
=== vhd vhdl
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity blink is
  port (clk : in std_logic; led : out std_logic);
end entity;

architecture rtl of blink is
  signal count : unsigned(23 downto 0) := (others => '0');
begin
  process (clk) begin
    if rising_edge(clk) then count <= count + 1; end if;
  end process;
  led <= count(23);
end architecture;
=== asm s
; blinks a lamp, for an ATtiny13
.include "tn13def.inc"
.org 0
        rjmp reset
reset:  ldi  r16, (1<<PB0)
        out  DDRB, r16
loop:   sbi  PINB, PB0
        ldi  r17, 250
wait:   dec  r17
        brne wait
        rjmp loop
=== sol
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Deposit {
    address public immutable owner;
    mapping(address => uint256) public paid;
    event Paid(address indexed from, uint256 amount);

    constructor() { owner = msg.sender; }

    function pay() external payable {
        require(msg.value > 0, "nothing");
        paid[msg.sender] += msg.value;
        emit Paid(msg.sender, msg.value);
    }
}
=== pl
use strict;
use warnings;
my %sum;
while (my $line = <>) {
    chomp $line;
    my ($name, $hours) = split /\s*;\s*/, $line;
    next unless defined $hours && $hours =~ /^\d+(?:\.\d+)?$/;
    $sum{$name} += $hours;
}
printf "%-20s %6.2f\n", $_, $sum{$_} for sort keys %sum;
`
