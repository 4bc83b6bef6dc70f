#!/usr/bin/env bash
# Cuts the interface's two fonts to the characters and weights that pages show (44 kB instead of 55). Accents stay in the
# same file: a box lays out a long text with accents of another font in quadratic time. Needs fonttools and
# python3-brotli of Debian.
set -eu
cd "$(dirname "$0")"
packages=../../../../node_modules/@fontsource-variable
mono=$(mktemp --suffix=.ttf)
trap 'rm -f "$mono"' EXIT
fonttools varLib.instancer $packages/geist-mono/files/geist-mono-latin-wght-normal.woff2 wght=400:700 -o "$mono"

cut() {
  pyftsubset "$1" --unicodes=U+20-7E,U+A0-323,U+2013-2044,U+20AC,U+2122,U+2191,U+2193,U+2212 \
    --layout-features="$2" --flavor=woff2 --output-file="$3"
}
cut $packages/instrument-sans/files/instrument-sans-latin-wght-normal.woff2 ccmp,kern,liga,locl,mark,mkmk,tnum instrument-sans.woff2
cut "$mono" ccmp,locl,mark,mkmk geist-mono.woff2
