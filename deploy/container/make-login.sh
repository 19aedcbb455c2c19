#!/bin/sh
# Run once by the image of PostgreSQL, in a database folder that is new: the login of the program is an ordinary role that
# owns its database and may make one role, not the administrator of the server.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set password `cat "$LOGIN_PASSWORD_FILE"`
create role evenwicht login createrole nosuperuser nocreatedb nobypassrls noreplication password :'password';
create database evenwicht owner evenwicht;
SQL
