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

# region secrets-of-shop
openssl rand -hex 32
openssl rand -hex 32
# endregion

# region settings
sudo install --mode 0600 shop.env /etc/shop.env
rm shop.env
# endregion

# region first
sudo install --mode 0644 stheno.service stheno-worker.service /etc/systemd/system/
sudo systemctl daemon-reload
sudo systemctl enable --now stheno stheno-worker
# endregion

# region look
systemctl status stheno stheno-worker
sudo journalctl --unit stheno --output cat --lines 20
curl --fail http://127.0.0.1:9000/health
# endregion

# region certificate
sudo apt install certbot python3-certbot-nginx
sudo certbot certonly --nginx --domain api.example.com --deploy-hook "systemctl reload nginx"
# endregion

# region proxy
sudo install --mode 0644 nginx.conf /etc/nginx/conf.d/shop.conf
sudo nginx -t && sudo systemctl reload nginx
curl --fail https://api.example.com/health
# endregion

# region proxy-sign-in
curl --fail https://api.example.com/admin/auth/token \
  --header "Content-Type: application/json" \
  --data '{"email": "ada@example.com", "password": "replace-with-your-password"}'
# endregion

# region update
cd /srv/shop
sudo -H -u shop git pull
sudo -H -u shop npm ci --omit=dev
sudo systemctl restart stheno stheno-worker
# endregion

# region backup
sudo install --mode 0644 shop-backup.sh /usr/local/lib/
sudo install --mode 0644 stheno-backup.service stheno-backup.timer /etc/systemd/system/
sudo systemctl daemon-reload
sudo systemctl enable --now stheno-backup.timer
sudo systemctl start stheno-backup
sudo ls -lR /var/backups/shop
# endregion

# region restore
sudo -u postgres createdb --owner shop shop_restored
sudo cat /var/backups/shop/2026-01-15/shop.dump |
  sudo -u postgres pg_restore --no-owner --role=shop --dbname=shop_restored
cd /srv/shop
sudo -H -u shop env DATABASE_URL=postgres://shop:the-password@localhost:5432/shop_restored \
  node node_modules/.bin/stheno start --api-only --no-seed --no-worker \
  --port 9100 --data-dir /tmp/shop-restored
# endregion

# region restored
curl --fail "http://127.0.0.1:9100/store/products?limit=1"
sudo -u postgres dropdb shop_restored
# endregion

# region go-back
sudo systemctl stop stheno stheno-worker
sudo -u postgres createdb --owner shop shop_restored
sudo cat /var/backups/shop/2026-01-15/shop.dump |
  sudo -u postgres pg_restore --no-owner --role=shop --dbname=shop_restored
sudo tar --extract --gzip --file /var/backups/shop/2026-01-15/files.tar.gz --directory /var/lib
sudo sed --in-place "s|:5432/shop$|:5432/shop_restored|" /etc/shop.env
sudo systemctl start stheno stheno-worker
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
