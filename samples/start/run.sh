# region run
npm start
# endregion

# region test
npm test
# endregion

# region options
PORT=9100 DOCS_PORT=3100 npm start
HOST=0.0.0.0 npm start
ADMIN_EMAIL=ada@example.com ADMIN_PASSWORD=correct-horse npm start
DATABASE_URL=postgres://user:password@localhost:5432/shop npm start
npm start -- --no-seed
npm start -- --data-dir /var/lib/shop
npm start -- --api-only
# endregion

# region health
curl http://localhost:9000/health
# endregion
