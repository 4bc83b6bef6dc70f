#!/usr/bin/env bash
# Cuts the interface's two fonts to what pages show: English text in one file each (33 kB instead of 55), and accents
# in a second one, which browsers only ask for where a page has one. Needs fonttools and python3-brotli of Debian.
set -eu
cd "$(dirname "$0")"
packages=../../../../node_modules/@fontsource-variable
mono=$(mktemp --suffix=.ttf)
trap 'rm -f "$mono"' EXIT
fonttools varLib.instancer $packages/geist-mono/files/geist-mono-latin-wght-normal.woff2 wght=400:700 -o "$mono"

english=U+20-7E,U+A0-BE,U+D7,U+F7,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212
# As the `unicode-range` of tokens.css.
accents=U+BF-D6,U+D8-F6,U+F8-323

cut() { pyftsubset "$1" --unicodes="$2" --layout-features="$3" --flavor=woff2 --output-file="$4"; }
sans=$packages/instrument-sans/files/instrument-sans-latin-wght-normal.woff2
cut $sans $english ccmp,kern,liga,locl,mark,mkmk,tnum instrument-sans.woff2
cut $sans $accents ccmp,kern,liga,locl,mark,mkmk,tnum instrument-sans-accents.woff2
cut "$mono" $english ccmp,locl,mark,mkmk geist-mono.woff2
cut "$mono" $accents ccmp,locl,mark,mkmk geist-mono-accents.woff2
