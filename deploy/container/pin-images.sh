#!/bin/sh
# Writes in .env which image each name means today, so that nothing else is started from then on. Once per version, where
# the registry can be reached; read what changes before you keep it.
set -eu
cd "$(dirname "$0")"
touch .env
sed -nE 's/^(FROM|.*image:) ([^ ]+)@\$\{?(\w+_DIGEST).*/\2 \3/p' Containerfile compose.yaml | sort -u |
  while read -r image variable; do
    digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
    case $digest in sha256:*) ;; *) echo "No digest for $image: $digest" >&2; exit 1 ;; esac
    { grep -v "^$variable=" .env || true; } >.env.new
    echo "$variable=$digest" >>.env.new
    mv .env.new .env
    echo "$image $digest"
  done
