# region user
sudo useradd --system --home-dir /var/lib/shop --create-home --shell /usr/sbin/nologin shop
sudo install --directory --owner shop --group shop /srv/shop
# endregion

# region database
sudo -u postgres createuser --pwprompt shop
sudo -u postgres createdb --owner shop shop
# endregion

# region code
sudo -H -u shop git clone https://git.example.com/shop.git /srv/shop
cd /srv/shop
sudo -H -u shop npm ci --omit=dev
# endregion

# region settings
sudo install --mode 0600 shop.env /etc/shop.env
openssl rand -hex 32
# endregion

# region first
sudo install --mode 0644 stheno.service stheno-worker.service /etc/systemd/system/
sudo systemctl daemon-reload
sudo systemctl enable --now stheno stheno-worker
# endregion

# region look
systemctl status stheno
journalctl --unit stheno --output cat --follow
curl --fail http://127.0.0.1:9000/health
# endregion

# region proxy
sudo install --mode 0644 nginx.conf /etc/nginx/sites-enabled/shop.conf
sudo nginx -t && sudo systemctl reload nginx
curl --fail https://api.example.com/health
# endregion

# region update
cd /srv/shop
sudo -H -u shop git pull
sudo -H -u shop npm ci --omit=dev
sudo systemctl restart stheno stheno-worker
# endregion

# region backup
pg_dump --format=custom --file=shop.dump "$DATABASE_URL"
tar --create --gzip --file=uploads.tar.gz --directory /var/lib/shop uploads
# endregion

# region restore
createdb shop_restored
pg_restore --no-owner --dbname=shop_restored shop.dump
# endregion

# region secrets
openssl rand -hex 32
# endregion

# region cluster
npx stheno start-cluster --cpus 4 --no-seed
# endregion

# region separate
npx stheno start --api-only --no-worker --no-seed
npx stheno worker
# endregion

# region check
npx stheno doctor
npx stheno migrations show
# endregion
