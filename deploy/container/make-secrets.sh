#!/bin/sh
# Makes what is missing in the folder `secrets` beside this file. Keep a copy of MASTER_KEY and SIGNING_KEY elsewhere.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Closed to others by the folder; in a container its own user, which is another, has to read the file.
chmod 700 secrets
umask 022
make() {
  if [ ! -e "secrets/$1" ]; then printf '%s\n' "$2" >"secrets/$1"; fi
}
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
for name in SIGNING_KEY MASTER_KEY METRICS_TOKEN DATABASE_PASSWORD DATABASE_ADMINISTRATOR_PASSWORD; do
  make "$name" "$(secret)"
done
make DATABASE_URL "postgres://evenwicht:$(cat secrets/DATABASE_PASSWORD)@database:5432/evenwicht"
