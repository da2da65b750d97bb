# region backup
npx stheno backup
# endregion

# region check
npx stheno restore backups/20260115T031500Z --check
# endregion

# region sums
(cd backups/20260115T031500Z && sha256sum --check --quiet SHA256SUMS)
# endregion

# region restore
npx stheno restore backups/20260115T031500Z
# endregion

# region replace
npx stheno restore backups/20260115T031500Z --replace
# endregion

# region versions
pg_dump --version
psql "$DATABASE_URL" --command "show server_version"
# endregion

# region start
npm run dev
# endregion

# region products
curl --silent "http://localhost:9000/store/products?fields=title&expand=" |
  grep -o '"title":"[^"]*"' | sort
# endregion

# region try
DATABASE_URL=postgres://shop:the-password@localhost:5432/shop_copy npx stheno restore backups/20260115T031500Z --data-dir copy
DATABASE_URL=postgres://shop:the-password@localhost:5432/shop_copy npx stheno start --api-only --no-seed --no-worker --port 9100 --data-dir copy
# endregion

# region archive
echo "DATABASE_ARCHIVE_DIR=archive" >> .env
# endregion

# region check-archive
npx stheno restore --to latest --check
# endregion

# region restore-time
npx stheno restore --to 2026-01-15T10:00:00Z
# endregion

# region upgrade
npx stheno upgrade-database
# endregion

# region upgrade-offline
npx stheno upgrade-database --binaries /usr/lib/postgresql/16/bin
# endregion

# region upgrade-delete
npx stheno upgrade-database --delete-old
# endregion
