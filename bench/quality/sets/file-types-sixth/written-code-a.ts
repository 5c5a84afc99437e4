/**
 * Short sources as people write them, for languages of which no fresh package ships a file: `=== ending`, other endings that are as right,
 * then the text. Written for this set by hand, without a look at the detector.
 */
export const CODE_A = String.raw`
=== kt
package workshop.bikes

data class Repair(val bike: String, val minutes: Int, val parts: List<String> = emptyList())

fun total(repairs: List<Repair>): Int = repairs.sumOf { it.minutes }

fun main() {
    val day = listOf(Repair("blue tourer", 45, listOf("chain", "cassette")), Repair("cargo", 90))
    for (repair in day) println(repair.bike + ": " + repair.parts.joinToString())
    println("worked " + total(day) / 60.0 + " hours")
}
=== scala
package workshop

sealed trait Part
case class Tyre(inches: Int) extends Part
case object Chain extends Part

object Stock extends App {
  val shelf: Map[Part, Int] = Map(Tyre(28) -> 6, Tyre(26) -> 2, Chain -> 11)
  def scarce(least: Int): Iterable[Part] = for ((part, n) <- shelf if n < least) yield part
  scarce(4).foreach {
    case Tyre(inches) => println(s"order tyres of $inches inches")
    case Chain        => println("order chains")
  }
}
=== groovy
def repairs = [[bike: 'blue tourer', minutes: 45], [bike: 'cargo', minutes: 90]]

def hours = { list -> list*.minutes.sum() / 60 }

repairs.findAll { it.minutes > 60 }.each { println "Long job: ${'$'}{it.bike}" }
println "Total: " + hours(repairs)

class Shelf {
    String name
    int count
    def leftShift(int more) { count += more; this }
}
assert (new Shelf(name: 'tubes', count: 3) << 4).count == 7
=== dart
import 'dart:async';

class Lesson {
  final String pupil;
  final Duration length;
  const Lesson(this.pupil, {this.length = const Duration(minutes: 45)});
}

Future<void> main() async {
  final lessons = <Lesson>[const Lesson('Mira'), const Lesson('Jonas', length: Duration(minutes: 30))];
  await for (final lesson in Stream.fromIterable(lessons)) {
    print('next: ' + lesson.pupil);
    await Future<void>.delayed(const Duration(milliseconds: 20));
  }
}
=== clj
(ns workshop.stock
  (:require [clojure.string :as str]))

(def shelf {:tube 14 :chain 3 :bell 0})

(defn scarce
  "Parts of which fewer than least lie on the shelf."
  [shelf least]
  (->> shelf
       (filter (fn [[_ n]] (< n least)))
       (map (comp name first))
       sort))

(println (str/join ", " (scarce shelf 4)))
=== ex
defmodule Workshop.Queue do
  @moduledoc "Bikes wait here."
  use GenServer

  def start_link(opts \\ []), do: GenServer.start_link(__MODULE__, :ok, opts)
  def bring(queue, bike), do: GenServer.cast(queue, {:bring, bike})

  @impl true
  def init(:ok), do: {:ok, []}

  @impl true
  def handle_cast({:bring, bike}, waiting) do
    {:noreply, waiting ++ [bike]}
  end
end
=== exs ex
defmodule Workshop.QueueTest do
  use ExUnit.Case, async: true

  test "a bike that was brought is first" do
    {:ok, queue} = Workshop.Queue.start_link()
    Workshop.Queue.bring(queue, "cargo")
    assert Workshop.Queue.next(queue) == "cargo"
  end
end
=== erl
-module(bell).
-export([start/0, ring/2, loop/1]).

%% Rings and counts.
start() -> spawn(?MODULE, loop, [0]).

ring(Pid, Times) when Times > 0 ->
    Pid ! {ring, self()},
    receive {rung, N} -> io:format("~p times~n", [N]) end,
    ring(Pid, Times - 1);
ring(_, 0) -> ok.

loop(N) ->
    receive {ring, From} -> From ! {rung, N + 1}, loop(N + 1) end.
=== jl
module Gears

export development

"Metres a turn of the pedals goes."
function development(front::Integer, rear::Integer; wheel_m = 0.68)
    return front / rear * wheel_m * π
end

for rear in (11, 13, 17, 21, 28)
    println(rear, "\t", round(development(46, rear), digits = 2))
end

end # module
=== nim
import std/[strutils, sequtils, tables]

type
  Bike = object
    owner: string
    gears: int

proc describe(b: Bike): string =
  result = b.owner & " has " & $b.gears & " gears"

let bikes = @[Bike(owner: "Ida", gears: 7), Bike(owner: "Sam", gears: 27)]
var counts = initCountTable[int]()
for b in bikes:
  counts.inc(b.gears)
  echo describe(b)
echo bikes.mapIt(it.owner).join(", ")
=== fs
module Workshop.Prices

open System

type Job = { Name: string; Minutes: int }

let price rate job = Math.Round(float job.Minutes / 60.0 * rate, 2)

let jobs =
    [ { Name = "true a wheel"; Minutes = 25 }
      { Name = "new cables"; Minutes = 40 } ]

[<EntryPoint>]
let main _ =
    jobs |> List.iter (fun job -> printfn "%s: %.2f" job.Name (price 48.0 job))
    0
=== vb
Imports System.IO

Public Class Invoice
    Private ReadOnly _lines As New List(Of String)

    Public Property Customer As String

    Public Sub Add(text As String, amount As Decimal)
        _lines.Add(text & vbTab & amount.ToString("0.00"))
    End Sub

    Public Function Print() As String
        If _lines.Count = 0 Then Return String.Empty
        Return Customer & vbCrLf & String.Join(vbCrLf, _lines)
    End Function
End Class
=== vbs
' Maps the drive of the office when somebody logs on.
Option Explicit
Dim network, shell, fso
Set network = CreateObject("WScript.Network")
Set fso = CreateObject("Scripting.FileSystemObject")
On Error Resume Next
If Not fso.DriveExists("P:") Then
    network.MapNetworkDrive "P:", "\\office\papers", True
    If Err.Number <> 0 Then WScript.Echo "No drive: " & Err.Description
End If
WScript.Quit 0
=== bas vb
Attribute VB_Name = "Totals"
Option Explicit

Public Sub SumOfMonth()
    Dim row As Long, sum As Currency
    With Worksheets("Till")
        For row = 2 To .Cells(.Rows.Count, 1).End(xlUp).Row
            sum = sum + .Cells(row, 3).Value
        Next row
        .Range("F1").Value = sum
    End With
    MsgBox "Sum: " & Format(sum, "#,##0.00")
End Sub
=== ps1
<#
.SYNOPSIS
  Lists folders of users that are larger than a limit.
#>
param([string]$Root = 'D:\Users', [int]$LimitGB = 20)

Get-ChildItem -Path $Root -Directory | ForEach-Object {
    $bytes = (Get-ChildItem $_.FullName -Recurse -File -ErrorAction SilentlyContinue | Measure-Object Length -Sum).Sum
    if ($bytes -gt $LimitGB * 1GB) {
        [pscustomobject]@{ Name = $_.Name; GB = [math]::Round($bytes / 1GB, 1) }
    }
} | Sort-Object GB -Descending | Format-Table -AutoSize
=== bat cmd
@echo off
rem Copies the pictures of the day to the box in the cellar.
setlocal enabledelayedexpansion
set TARGET=\\cellar\pictures\%DATE:~-4%
if not exist "%TARGET%" mkdir "%TARGET%"
for %%f in (C:\Scans\*.jpg) do (
    xcopy /y /q "%%f" "%TARGET%" >nul
    if errorlevel 1 goto failed
)
echo done
goto :eof
:failed
echo could not copy & pause
=== ahk
#NoEnv
#SingleInstance Force
SetTitleMatchMode, 2

; the address of the shop
::;addr::Bike shop Ilse, 12 Mill Lane

^!n::
    IfWinExist, Notepad
        WinActivate
    else
        Run, notepad.exe
return

#v::
    SendInput, {Raw}%clipboard%
return
`
