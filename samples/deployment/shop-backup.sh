set -eu
umask 077
folder=/var/backups/shop/$(date +%F)
mkdir -p "$folder"
pg_dump --format=custom --file="$folder/shop.dump" "$DATABASE_URL"
tar --create --gzip --file="$folder/files.tar.gz" --exclude=.npm --directory /var/lib shop
cp /etc/shop.env "$folder/shop.env"
find /var/backups/shop -mindepth 1 -maxdepth 1 -mtime +14 -exec rm -r {} +
