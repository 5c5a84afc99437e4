/**
 * What tells programming languages apart: weight -> features, divided by blanks. A feature is a token that stands
 * anywhere (`println!`), the first token of a line (`^def`), the first two (`^public/class`), the first one with the
 * line's last character (`^def~:`), or a whole short line (`=end`). From the languages' own reference manuals.
 */
type Features = Readonly<Record<number, string>>

/** Languages that are only there so that their texts are not taken for others': they are answered as plain text. */
export const OTHER_LANGUAGES: ReadonlySet<string> = new Set('matlab prolog vim ada cobol sml d nix'.split(' '))

export const LANGUAGES: Readonly<Record<string, Features>> = {
  py: {
    4: '^def~: ^class~: ^elif~: ^except~: ^async/def __init__ __name__ ^elif ^from/__future__',
    3: '^if~: ^for~: ^else~: ^try~: ^while~: ^with~: ^finally~: None isinstance ^@property ^@staticmethod =try: =else: __file__ ^from~w',
    2: '^except ^raise ^import/os ^import/sys ^import/re ^import/numpy True False ^assert ^global ^yield =pass',
    1: 'self ^def ^import lambda print len range in not str dict elif',
  },
  js: {
    4: '=== !== ^module/.exports ^module.exports require ^export/default ^import/React typeof ^async/function ^document/.get addEventListener',
    3: '^const~; ^const~{ ^let~; ^var~; =}); =}) .prototype console ^$ .getElementById ^const~) ^export/const ^export/function undefined $( exports ^const~w',
    2: '=> ^function~{ function ^var ^let ^const ^document ^window .forEach .then JSON Promise ^export .createElement',
    1: 'this null new ^return typeof async await .length .push ^import ^if~{ }; .log',
  },
  ts: {
    4: '^interface~{ ^export/interface ^export/type ^export/enum ^export/abstract ^declare/module ^declare/function ^declare/const ^declare/namespace ^import/type :string :number :boolean :any :void :unknown readonly ^export/declare keyof Promise<',
    3: '^type~; ^type~{ ^private/readonly ^public/async ^private/async implements ^namespace~{',
    2: '^private ^public ^interface ^enum~{ ^export/class ^export/const ^export/function as =>',
    1: '^import ^const ^let ^export this => new ^return undefined === async await ^abstract string number boolean',
  },
  java: {
    4: '^import/java ^import/javax ^import/org ^import/com ^package~; ^import/android @Override ^@Override ^import/static String[] ^public/final ^private/final IOException',
    3: '^public/class ^public/interface ^public/void extends implements throws ^private/static System .println ^public/abstract ^protected ^final ^private/String ^public/String ^public/enum ArrayList HashMap',
    2: '^public/static final String ^public ^private ^import~; ^package boolean instanceof synchronized ^throw Integer List',
    1: 'void int new this null return static class ^if~{ ^for~{ ^try~{',
  },
  cs: {
    5: '^using/System ^namespace~w ^namespace~{ foreach ^using~; ^#region',
    3: '^public/override ^public/virtual ^internal ^public/partial ^public/sealed ^private/readonly string[] Console .WriteLine get; set; ^public/string ^public/async IEnumerable ^foreach ^[assembly sealed',
    2: 'string ^public/class ^public/static ^public/void bool ^public ^private var get set override out ref',
    1: 'void int new this null return static class ^namespace is as',
  },
  c: {
    5: '^#include ^typedef/struct ^typedef/enum ^typedef/union',
    3: '^#define ^#ifdef ^#ifndef ^#endif ^#if ^#undef ^static/inline ^static/void ^static/int ^int/main ^extern uint32_t uint8_t size_t printf malloc sizeof -> ^struct~{ ^struct~; uint64_t int32_t',
    2: '^static ^unsigned ^struct ^void ^#else ^#pragma unsigned NULL char ^int ^char ^typedef ^goto ^switch~{ const',
    1: 'void int return struct ^if~{ ^for~{ ^return~; ^break long double ^case~: ^else',
  },
  cpp: {
    5: '^using/namespace ^template ^namespace~{ std::cout std::endl std::string std::vector std::unique_ptr std::shared_ptr std::map ^#include/std nullptr constexpr ^public~: ^private~: ^protected~: cout endl noexcept static_cast dynamic_cast reinterpret_cast const_cast',
    3: 'virtual ^virtual ^class~; ^class~{ std ^explicit ^delete ^friend template ^inline ^operator ^typename typename ^using~; cin iostream vector',
    2: ':: ^#include ^namespace ^class ^#define ^#ifdef ^#ifndef ^#endif auto bool ^catch << string ^#if public',
    1: 'void int return const new delete ^struct ^static ^if~{ ^for~{ ^return~; this true false class -> unsigned size_t char ^#pragma throw',
  },
  go: {
    5: '^func~{ =import( ^package/main fmt.Println fmt.Printf chan ^go/func ^defer ^import~( ^type/struct interface{} ^if/err',
    3: ':= ^package~w ^func nil fmt ^range err ^type~{ ^import~" map[string] make error',
    1: '^var ^const~( return string range int struct ^if~{ ^for~{ ^switch~{ ^case~: ^return',
  },
  rs: {
    5: '^fn~{ ^pub/fn ^impl~{ ^use/std ^use/crate ^let/mut ^pub/struct ^pub/enum println! ^#[derive ^pub/mod ^#![ ^extern/crate unwrap() panic! vec! ^#derive ^println! ^macro_rules! ^unsafe~{ ^pub/trait assert_eq! ^assert_eq! ^use~;',
    3: '^fn ^impl ^match~{ mut &mut &self Err Vec u8 u32 u64 usize i32 i64 f64 ^mod~; ^mod~{ &str .unwrap trait ^trait~{ ^let~; ^pub/const dyn fn ^pub',
    2: '-> :: => ^struct~{ ^enum~{ ^where impl Self self str String ^use as',
    1: 'Some None Ok Option Result let for in return ^let ^match ^if~{ ^const ^unsafe',
  },
  swift: {
    6: '^@IBDesignable ^public/class~w ^@discardableResult ^@testable ^#if/os ^#available ^public/extension ^internal/func ^@UIApplicationMain ^lazy/var ^weak/var ^@propertyWrapper ^@Published ^throws ^rethrows ^private/extension ^public/protocol ^public/struct~{ ^open/class ^public/init ^override/init ^convenience/init ^required/init ^public/let ^private/let ^fileprivate/let ^import/PackageDescription ^public/var ^private/var ^@available ^#if/canImport ^import/Foundation ^import/UIKit ^import/SwiftUI ^import/Cocoa ^import/Combine ^import/XCTest ^guard ^if/let ^@objc ^@IBOutlet ^@main ^import/Swift ^import/Darwin ^import/StdlibUnittest fileprivate @escaping inout associatedtype ^override/func ^extension~{ ^protocol~{ ^@State ^@IBAction ^typealias',
    3: '^func~{ ^func ^let~w ^private/func ^public/func ^struct~{ ^class~{ nil ^init~{ ^extension ^protocol ^var~{ ^static/func .count ^mutating ^enum~{ ^case~w ^deinit Int Bool Double UInt',
    2: '-> ^var~w ^let ^import~w String ^case ^return~w func ^init ^override ^typealias ^var',
    1: 'let self var in ^if~{ ^for~{ ^switch~{ return print println',
  },
  kt: {
    5: '^public/object @JvmStatic ^@JvmStatic @JvmField ^@JvmField ^@Composable ^public/val ^public/var ^internal/interface ^internal/class ^internal/fun ^internal/object ^private/companion ^sealed/interface ^enum/class ^annotation/class ^value/class ^protected/fun ^@file ^pluginManagement~{ ^rootProject ^fun~{ ^data/class ^suspend/fun ^override/fun ^private/fun ^val ^companion/object ^fun/main ^sealed/class ^private/val ^override/val ^import/kotlin ^import/kotlinx lateinit ^lateinit ^fun ^open/class listOf mutableListOf ^public/fun',
    2: '^internal val fun ^package~w ^import~w ^object~{ when ^when~{ ^var ?: ?. !! Unit println ^abstract ^public it',
    1: 'null var class override this return is in -> Int String Boolean List',
  },
  scala: {
    5: '^case/class ^object~{ ^trait~{ ^def~= ^override/def ^sealed/trait ^case/object ^import/scala ^private/def ^def~{ ^abstract/class ^lazy/val ^class~{ ^implicit/val ^val~) Seq ^import/akka ^sealed/abstract',
    3: '^object ^implicit implicit ^def ^trait ^package~w ^val~w ^import~w ^import~} => ^case~> ^override ^protected/def',
    1: '^extends ^with Option Unit val def match yield object extends with new this Int String List <-',
  },
  rb: {
    5: '^require_relative ^attr_accessor ^attr_reader ^module~w ^def/self ^elsif ^rescue ^end.each attr_accessor ^attr_writer ^def/initialize ^require~\' ^require~" ^require ^puts .each ^class~w ^before_action ^has_many ^belongs_to ^validates nil? .nil? ^gem ^alias_method',
    3: '^def~w ^def~) puts do| .new ^module ^private~e unless =begin ^begin~n',
    2: '^include~w ^unless ^raise ^context ^describe ^do ^super ^yield ^ensure ^alias ^when =end nil => ^case~w ^class ^def @_ ^return ^end',
    1: 'do end self then :: and or ^if~w ^else',
  },
  pl: {
    5: '^use/strict ^use/warnings ^my ^sub~{ ^use/vars ^our ^package~; ^elsif ^use/lib ^require~; ^foreach/my bless @ARGV @_ $_ $self ^use/base ^use/constant ^local/$ ^=head1 ^__END__ ^use~;',
    3: '=~ qw my ^print~; shift ^unless ^foreach sub ^die ^use ^return~; ^push ^=cut ^chomp',
    1: '^if~{ => -> print eq ne ^sub',
  },
  lua: {
    5: '^dofile pairs( string.format string.gsub table.unpack io.read io.write setmetatable pcall ^pcall getmetatable ^local/_ ^return/setmetatable table.insert table.concat ^local/function ^elseif~n elseif ~= ^local~) ^function~) ^require ipairs',
    3: '^local',
    2: '.. ^repeat ^until ^then ^if~n ^for~o ^function local nil then =end ^end =else ^while~o =end) ^return~w',
    1: 'pairs and or not function end do print self ^return string table ^else',
  },
  r: {
    5: '<- ^library ^require~) ^suppressPackageStartupMessages ggplot data.frame ^setwd function( %>% TRUE FALSE ^source~) ^install.packages ^install',
    2: "function NULL NA paste read ^#' length ^plot c",
    1: 'print in if else list sapply lapply',
  },
  sql: {
    5: '^alter/function ^alter/extension ^alter/view ^alter/sequence ^alter/database ^comment/on ^drop/function ^drop/view ^drop/index ^drop/trigger ^drop/sequence ^drop/type ^drop/database ^create/extension ^create/aggregate ^create/operator ^create/sequence ^create/temporary ^create/temp ^create/role ^create/user ^revoke ^vacuum ^truncate/table ^right/join ^union/all ^replace/into ^create/table ^insert/into ^alter/table ^drop/table ^create/database ^create/index ^create/view ^create/or ^create/procedure ^create/function ^create/unique ^delete/from ^left/join ^inner/join ^order/by ^group/by varchar ^primary/key ^select~, ^set/@ ^create/schema varchar2 nvarchar ^create/proc ^create/trigger ^declare~; ^begin/transaction ^grant ^create/type',
    3: '^constraint ^foreign/key =select =from =where ^select/* ^select/count',
    2: '^select ^from ^where ^values ^join ^update ^insert ^union ^exec ^create ^prompt ^having',
    1: 'int null not primary key default ^and ^set ^begin ^end~; references',
  },
  bat: {
    6: '^@echo/off ^@echo ^setlocal ^goto ^rem ^if/exist ^if/not ^endlocal ^if/errorlevel ^call/: =@echo/off errorlevel ^@rem ^@if %~dp0 ^pushd',
    3: '^set ^call ^echo. ^pause ^exit/ %1 %0 ^cls ^del ^xcopy ^start ^echo ^md',
    1: '^if ^for ^cd ^copy exist',
  },
  ps1: {
    6: '^param~( ^param ^[CmdletBinding ^Write-Host ^Import-Module ^Get-ChildItem ^[Parameter -eq -ne -match Write-Host Get-ChildItem New-Object Write-Output ^Write-Output ^Function~{ ^<# ForEach-Object Where-Object $_ -ErrorAction $PSScriptRoot Write-Verbose $null $true $false Get-Item Test-Path',
    3: '^$ErrorActionPreference -Path -Name ^.SYNOPSIS ^.DESCRIPTION ^.PARAMETER -like -not Out-Null',
    1: '^function ^if~{ ^foreach ^foreach~{ ^try~{ ^process~{ ^begin~{',
  },
  sh: {
    5: '=fi =esac =done ^fi ^esac ^done ^set/-e ^export ^elif ^if~n =do ^then ^source~w ^case~n ^echo~" ^local =then ^sudo ^chmod ^for~o ^while~o ^apt-get ^set/-eu ;; =;; ^mkdir ^rm/-rf ^if/[ ^if~]',
    2: '^if ^for ^while ^echo $1 $@ ^cd ^exit ^shift ^function ^return ^test ^cp ^rm ^mv ^printf ^unset',
    1: 'then do fi done echo grep sed awk ^else',
  },
  dockerfile: {
    7: '^FROM ^RUN ^ENTRYPOINT ^WORKDIR ^COPY ^CMD ^EXPOSE ^ENV ^MAINTAINER ^ADD ^VOLUME',
    1: 'apt-get install ^ARG ^USER ^LABEL',
  },
  asm: {
    6: '^section/.text ^section/.data ^section/.bss ^global/_start ^global/main ^.globl ^.global ^.section ^bits ^%macro ^.text ^.data ^.align ^.model ^.cfi_startproc ^.word ^.byte ^extern/_ ^proc ^endp ^.asciz ^.ascii =ret ^.quad ^.type ^.long ^%define ^syscall',
    3: '^mov ^movl ^movq ^pushl ^pushq ^popl ^popq ^jmp ^lea ^leal ^leaq ^xor ^xorl ^ret ^cmp ^cmpl ^jne ^je ^jz ^jnz ^ldr ^str ^bl ^addi ^lda ^sta ^ldx ^stx ^jsr ^rts ^bne ^beq ^lw ^sw ^db ^dw ^dd ^equ equ db dw dd ^stmfd ^inc ^dec ^ld ^jr ^nop ^movb',
    1: '^section ^global ^segment ^align ^org eax ebx ecx edx esp ebp rax rbx rdi rsi rsp rbp ax bx cx dx al byte ptr offset',
    2: '^call ^add ^push ^pop ^sub ^int',
  },
  smali: {
    7: '^.class ^.super ^.method ^.field ^.implements ^.end/method ^.registers ^.locals ^.prologue ^invoke-virtual',
  },
  scad: {
    6: '^module~{ ^$fn~; ^translate ^rotate ^difference~{ ^union~{ ^linear_extrude ^use~>',
    2: 'cube cylinder sphere translate rotate difference',
  },
  yara: { 9: '^rule~{ ^strings~: ^condition~:', 4: '^rule ^meta~: ^private/rule', 1: '^$ ^any' },
  php: {
    8: '<?php ^<?php <?=',
    4: '$this ^namespace~; ^use~; ^public/function ^private/function ^protected/function ^function~) $_GET $_POST',
    1: 'echo -> function => ^return ^$ :: array',
  },
  tex: {
    6: '\\documentclass \\usepackage \\begin \\end \\newcommand \\section \\chapter \\title \\renewcommand \\def \\label \\textbf \\item \\ProvidesPackage \\NeedsTeXFormat \\RequirePackage \\subsection \\maketitle \\author',
    2: '\\ref \\cite \\emph \\large \\let \\hskip \\vskip \\fi \\ifx \\expandafter \\relax \\par',
  },
  proto: {
    7: '^syntax~; ^message~{ ^package~; ^rpc ^service~{',
    4: '^optional ^repeated ^required ^oneof~{ ^option~; ^option',
    1: 'string int32 int64 ^enum~{ bool ^import~;',
  },
  graphql: {
    6: '^type~{ ^schema~{ ^query~{ ^mutation~{ ^fragment~{ ^input~{ ^subscription~{ ^directive',
    3: 'String! ID! Int! Boolean! ^query ^mutation ^interface~{ ^union ^scalar ^extend',
    1: '^enum~{ ^id Int String',
  },
  hs: {
    6: '^module~e ^import/qualified ^instance~e ^import/Data ^import/Control ^data~w ^newtype ^{-# ^where ^class~e ^deriving ^import/System ^import/Prelude ^import/Text ^import/Test',
    3: ':: ^import~) <$> ^type~w forall ^module =where ^infixl ^infixr >>= ^where~w ^| deriving IO =module/Main',
    1: 'Maybe Just -> <- ^let ^case~f where ^in ^do ^import',
  },
  erl: {
    8: '^-module ^-export ^-include ^-behaviour ^-behavior ^-record ^-define ^-spec ^-include_lib ^-type ^-author ^-ifdef ^-compile',
    2: '^end~. ^case~f ^receive ^fun =end. ->$ ^end~, when',
    1: '-> ok error',
  },
  ex: {
    7: '^defmodule~o ^defp ^def~o ^@moduledoc ^@doc ^@spec ^defstruct ^defmacro ^defimpl ^deftest',
    3: '|> ^test~o ^describe~o ^assert ^@type',
    1: '^use~w ^alias do -> ^import =end <- nil ^case~o',
  },
  m: {
    7: '^@interface ^@implementation ^@property~; ^#import ^@class ^@end ^@protocol ^@synthesize ^@import ^@autoreleasepool ^NS_ASSUME_NONNULL_BEGIN ^@optional',
    4: 'NSString NSArray NSObject NSInteger alloc NSLog ^NSString nonatomic @selector ^NSLog @encode NSDictionary nil IBOutlet IBAction NSError UIView',
    1: 'BOOL YES NO self ^#define ^#ifdef id ^- ^#include ^#if ^return~; void int',
  },
  dart: {
    7: '^import/package ^part/of ^@override ^void/main ^library~; Widget ^factory ^part~;',
    2: 'Future ^final~; async dynamic String ^final ^static ^extends var',
    1: 'class void int this => new',
  },
  lisp: {
    6: "^(defun ^(defmacro ^(defvar ^(defparameter ^(defpackage ^(in-package ^(defclass ^(defmethod ^(setq ^(defcustom ^(define ^(let* ^(provide ^(use-package ^(define-syntax ^(syntax-rules ^(defgeneric ^(lambda ^(require/' ^(define-library ^(interactive ^(defconst ^(deftype ^(library ^(eval-when",
    2: '^(let ^(cond ^(setf ^(begin ^(when ^(unless ^(progn car cdr lambda ^(loop ^(display ^(list setf ^(format',
    1: '^(if ^(and nil',
  },
  clj: {
    7: '^(ns ^(defn ^(defn- ^(defprotocol ^(defrecord ^(deftest ^(defmulti ^(defmethod :require :as ^(defonce ^(def ^(deftype :refer',
    2: '^(let ^(fn ^:require clojure ^(when-let ^(if-let ^-> ^->>',
    1: '^(if ^(when fn nil',
  },
  jl: {
    6: '^using/Base ^module~s ^function~) ^struct~w ^mutable/struct ^@test ^abstract/type ^immutable ^macro~) ^const~) ^import/Base ^elseif Float64 Int64',
    2: '=end ^end println :: ^for~w ^ccall ^function ^@testset',
    1: '^using ^export~w function end nothing true',
  },
  ml: {
    6: '^let/rec ^open~w ^let~= ^module~t ^let/open ^type~= ^val ^external ^and~= ^match~h ^exception ^module~= ^functor ^sig ^;; ^let~n List.map',
    3: '^let |> ^| ^fun ^with ^in ^open ^include ;; ^type ^begin',
    1: '-> :: let match with rec function',
  },
  fs: {
    7: '^let/mutable ^open/System ^module~= ^member/this ^[< ^member ^#light ^let/inline ^namespace~w ^type~= printfn failwith ^let!',
    3: '|> ^| ^let~= ^match~h ^open~w ^let ^async ^yield ^override',
    1: '-> fun match with ^type',
  },
  pas: {
    6: '^program~; ^unit~; ^interface~e ^implementation ^uses~; ^procedure~; ^function~; ^begin~n ^uses ^end~. =begin =var ^procedure ^var~r =end. =implementation =interface ^constructor ^destructor',
    3: ':= ^begin ^end~; =end; ^writeln WriteLn integer: ^type~e ^private~e Integer ^inherited TForm',
    1: 'then do begin end ^var ^type ^const ^if~n ^for~o ^unit ^program',
    2: '^property',
  },
  f: {
    6: '^subroutine ^program~w ^implicit/none ^end/subroutine ^end/program ^integer/, ^real/, ^use~w ^module~w ^end/function ^end/module ^integer ^end/do ^end/if ^double/precision ^implicit ^write~) ^endif ^enddo ^dimension ^print/* =contains intent',
    2: '^call ^contains ^character ^parameter ^allocate ^do ^real ^write ^function ^continue ^common ^data ^logical ^format ^goto',
    1: '^if~n ^return ^else ^end',
  },
  vb: {
    6: '^dim ^end/sub ^end/function ^sub~) ^attribute ^option/explicit ^public/sub ^private/sub ^imports ^end/if ^public/function ^private/function ^elseif~n ^version~S ^end/class ^wscript ^msgbox ^begin/vb ^byval vbcrlf ^on/error ^end/with ^end/select ^end/module ^redim ^private/const ^with~w ^end/property ^exit/sub',
    3: '^set ^if~n ^function~) ^else~e ^select/case ^private~g ^public~g byval byref ^module~w ^do/while ^const',
    1: 'as string integer then boolean ^if ^sub ^function ^dim',
    2: '^next ^loop ^option ^friend',
  },
  groovy: {
    6: "^allprojects~{ ^subprojects~{ ^ext~{ ^sourceSets~{ ^configurations~{ ^gradlePlugin~{ ^publishing~{ ^wrapper~{ ^apply/plugin ^def~{ ^plugins~{ ^repositories~{ ^dependencies~{ ^pipeline~{ ^stage~{ ^buildscript~{ ^android~{ ^stages~{ ^import/groovy ^#!groovy ^compile/ ^node~{ ^testCompile ^id~'",
    3: "^def ^println ^mavenCentral ^classpath ^steps~{ ^echo~'",
    1: '^task ^agent ^apply ^compile ^implementation def it each ^sh ^import~w',
  },
  tf: {
    8: '^resource~{ ^provider~{ ^variable~{ ^output~{ ^terraform~{ ^data~{ ^locals~{ ^consul',
    2: '^type ^default ^source ^description ^region ^value',
  },
  sol: {
    8: '^pragma/solidity ^contract~{ ^library~{ ^mapping uint256 ^modifier~{ msg.sender ^require~;',
    3: '^event~; ^function~{ uint ^import~; public view returns memory internal',
    1: 'address',
  },
  v: {
    7: '^endclass ^endpackage ^endinterface endclass endfunction endtask ^`ifdef ^`ifndef ^`endif ^`uvm always_ff always_comb ^modport ^typedef/logic ^endmodule =endmodule ^always ^module~( ^module~; ^reg ^wire ^`timescale posedge ^endcase ^localparam ^endtask ^endfunction ^always_ff ^always_comb ^architecture ^entity~s ^`include ^`define ^covergroup ^interface~;',
    3: '^assign ^initial ^output ^parameter ^primitive ^logic ^inout ^input reg wire negedge =begin ^end <= ^begin ^timescale ^genvar ^generate ^integer ^$display',
    1: '^case~) ^module begin ^if~n ^case',
  },
  zig: {
    7: '@import ^pub/fn ^const/std ^pub/const ^test~{ comptime ^export/fn',
    3: '^fn~{ ^const~; u8 usize ^var~; ^defer ^try undefined ^while',
    1: '^return ^const',
  },
  nim: {
    7: '^proc~= ^import/strutils ^proc ^template~= ^macro~= ^discard ^when~: ^echo~w ^iterator ^method~= ^type~e ^import/os',
    3: '^let~w ^var~w ^echo ^type ^result ^for~: ^else~: ^if~: ^elif~:',
    1: 'proc',
  },
  coffee: {
    6: '-> ^class~w ^module.exports ^unless ^=> ^@ =->',
    3: '=> isnt @',
    1: 'then is ^require ^if~w ^return console',
  },
  ahk: {
    8: '^#NoEnv ^SendMode ^#SingleInstance ^MsgBox ^SetWorkingDir ^#Persistent ^#IfWinActive',
    3: '^Send ^Gui ^return~n ^Loop ^Hotkey ^Sleep ^Run',
    1: ':= ^if',
  },
  tcl: {
    7: '^array/set ^package/provide ^catch ^lassign ^dict/set ^upvar ^switch~{ ^::msgcat ^lset ^proc~{ ^package/require ^namespace/eval ^package/provide',
    4: '^puts ^foreach~{ ^lappend ^incr ^}~{ ^expr ^proc',
    1: '^if~{ ^return ^else',
    2: '^set ^variable ^global',
  },
  glsl: {
    7: 'gl_Position gl_FragColor ^void/main ^#version vec3 vec4 vec2 float4 float3 ^cbuffer SV_Target ^struct/VS ^sampler2D mat4 ^technique ^gl_FragColor sampler2D texture2D float2 ^float4 ^vec3 ^vec4',
    3: '^uniform ^layout ^precision ^attribute ^varying ^float ^#ifdef float ^technique normalize dot',
    1: '^in ^out ^return~; ^#define ^#endif ^const ^void void',
  },
  awk: { 7: '^BEGIN~{ ^END~{ $NF ^function~{/awk gsub', 2: '$1 $2 NR FS split printf print' },
  gd: {
    7: '^extends~w ^export~w ^func~: ^onready ^func/_ready ^func/_process preload Vector2 Vector3 ^export/var',
    3: '^var ^func ^const ^if~: ^elif~: ^else~: ^extends =pass',
    1: 'self and not null',
    2: '^tool ^signal ^export',
  },
  applescript: {
    7: '^tell ^end/tell ^on/run ^display/dialog ^end/repeat ^end/if ^end/try ^on~)',
    2: '^property ^repeat ^set~w ^return ^if~n the ^set ^end',
    1: 'to of then',
  },
  cmake: {
    7: '^cmake_minimum_required ^project~) ^add_executable ^add_library ^target_link_libraries ^find_package ^endif~) ^add_subdirectory ^option~) ^set~) ^endforeach ^include_directories',
    2: '^if~) ^set ^message ^include~) ^install ^elseif ^foreach~) ^else',
  },
  matlab: {
    6: '^function~) ^function/[ zeros ^fprintf~; ^disp ^figure ^hold/on ^endfunction ^classdef ^clc ^clear ^xlabel ^plot~; ^methods ^properties ^end% ^addpath ^function~] ^%% ^hold ^set~; ^function~w ^disp~;',
    3: '^elseif =end ^for~w ^if~w ^title ^end~; ^end ^switch ^% ^% ^axis size ^ylabel',
    1: '^function end length ones ^otherwise ^for ^if',
  },
  prolog: { 7: ':- ^:- --> \\+ :-$', 2: '^!~. findall member ^true~. ^assert ^is' },
  vim: {
    8: '^let/g ^endif ^endfunction ^function! ^set/nocompatible ^nnoremap ^endfunction ^syn ^autocmd ^au ^hi ^syntax ^inoremap ^map ^noremap ^vnoremap ^command! ^Bundle ^Plug ^augroup ^filetype ^hi! ^if/exists',
    4: '^let/s ^let/l ^call ^let ^finish ^set ^endfor ^endwhile',
    1: '^if ^return ^for ^function',
  },
  ada: {
    8: '^with/Ada ^procedure/is ^use/Ada ^package/body ^end~; ^procedure~s ^function~s ^package~s ^type~s',
    2: '^begin := ^is ^when ^exception ^return ^pragma ^loop ^elsif ^private',
  },
  cobol: { 9: 'IDENTIFICATION DIVISION PROCEDURE PIC COBOL', 2: 'DISPLAY MOVE PERFORM SECTION' },
  sml: {
    7: '^structure~t ^structure~= ^signature ^fun~= ^functor ^val~= ^struct ^datatype ^val ^open~w',
    3: '^fun ^| ^end ^in ^sig ^local ^case~f',
    1: '=> :: val fn let case of',
  },
  d: {
    8: '^import/std ^import/core ^module~; writeln ^alias ^unittest ^foreach ^mixin ^version~) immutable ^import/dmd',
    2: 'auto string ^class ^void ^import~; ^private~: nothrow @safe pure ^scope',
  },
  nix: {
    8: '^stdenv ^mkDerivation ^inherit stdenv mkDerivation fetchurl ^buildInputs pkgs ^nativeBuildInputs ^meta',
    2: '^src ^version ^name ^let ^in ^with',
  },
}
