BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE bans (
	network TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (network)
);
CREATE TABLE closures (
	code TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	closed_at DOUBLE NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE day_lines (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	line TEXT NOT NULL, 
	PRIMARY KEY (day, game)
);
CREATE TABLE day_tries (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	code TEXT NOT NULL, 
	began_at DOUBLE NOT NULL, 
	contribution TEXT, 
	points INTEGER, 
	PRIMARY KEY (day, game, holder)
);
CREATE TABLE days (
	day TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	announced_at DOUBLE NOT NULL, 
	contributions TEXT, 
	PRIMARY KEY (day)
);
INSERT INTO "days" VALUES('2026-11-18','3d79c631d37356d9b83f9c907303615d6fea890dd1d368eb4aa3c06a2d97475a',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-19','e4dc3007821ccfb11ff438c222a22406c5676d0281ee86c1c94c09cfab88b4c8',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-20','e0e4d87b54bf95525b13d0a0edbd8dba88862fb43dc9ff55bae7c316fdca719a',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-21','d1edf068b5f890e7057e829f20bc545d95e9a4e67984d537a13764d26a83e1a7',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-22','14b3c6e79d3e9861b39e0a0e601a9d2454b9246fb45ff367c03981f65939838d',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-23','9aeece5c5008ed16ca886ebbb009dcafca8a0f8c88184e3b168d460d05de04b9',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-24','b5c5c58c23719ad245d3ea489842516d2801629d83d68c2af9af0616d2b916b4',1.7949913276830778122e+09,NULL);
INSERT INTO "days" VALUES('2026-11-25','de1e7277a97f16fb751e831b447eac34c37d993d53c7d57d3e0422414be35643',1.7949913276830778122e+09,NULL);
CREATE TABLE events (
	table_id INTEGER NOT NULL, 
	sequence INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES(1,1,1.79499132782739853858e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(1,2,1.79499132782739853858e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(1,3,1.79499132785082387924e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(1,4,1.79499132785082387924e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(1,5,1.79499132820048475263e+09,'{"kind":"acted","seat":1,"action":"play 8c","basis":4}');
INSERT INTO "events" VALUES(1,6,1.79499132823586893085e+09,'{"kind":"acted","seat":0,"action":"play Tc","basis":5}');
INSERT INTO "events" VALUES(1,7,1.79499132824837708474e+09,'{"kind":"acted","seat":0,"action":"play Ad","basis":6}');
INSERT INTO "events" VALUES(1,8,1.79499132825730538373e+09,'{"kind":"acted","seat":1,"action":"play 7d","basis":7}');
INSERT INTO "events" VALUES(1,9,1.7949913282760241031e+09,'{"kind":"acted","seat":0,"action":"play Qh","basis":8}');
INSERT INTO "events" VALUES(1,10,1794991328.2897,'{"kind":"acted","seat":1,"action":"play 9h","basis":9}');
INSERT INTO "events" VALUES(1,11,1.7949913283013525009e+09,'{"kind":"acted","seat":0,"action":"play 9s","basis":10}');
INSERT INTO "events" VALUES(1,12,1.79499132831208729746e+09,'{"kind":"acted","seat":1,"action":"play 8s","basis":11}');
INSERT INTO "events" VALUES(1,13,1794991328.32085,'{"kind":"acted","seat":0,"action":"play As","basis":12}');
INSERT INTO "events" VALUES(1,14,1.7949913283333547115e+09,'{"kind":"acted","seat":1,"action":"play Jc","basis":13}');
INSERT INTO "events" VALUES(2,1,1.79499132834547519685e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"public","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(2,2,1.79499132834547519685e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,1,1.79499132835156631473e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(3,2,1.79499132835156631473e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,3,1.79499132835537171361e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(3,4,1.79499132835537171361e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(3,5,1.79499132836556982996e+09,'{"kind":"acted","seat":0,"action":"play 9h","basis":4}');
INSERT INTO "events" VALUES(3,6,1.79499132837299060824e+09,'{"kind":"acted","seat":1,"action":"play Qh","basis":5}');
INSERT INTO "events" VALUES(3,7,1.79499132837983822819e+09,'{"kind":"acted","seat":1,"action":"play Qc","basis":6}');
INSERT INTO "events" VALUES(3,8,1.7949913283873164654e+09,'{"kind":"acted","seat":0,"action":"play Th","basis":7}');
CREATE TABLE holders (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES(1,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(1,1,'86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f','Bob');
INSERT INTO "holders" VALUES(2,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,1,'86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f','Bob');
CREATE TABLE reviews (
	table_id INTEGER NOT NULL, 
	maker TEXT, 
	heard_at DOUBLE NOT NULL, 
	wanted_at DOUBLE NOT NULL, 
	judged INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	document BLOB, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	code TEXT NOT NULL, 
	alias TEXT, 
	game TEXT NOT NULL, 
	status TEXT NOT NULL, 
	visibility TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	secret TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	due_at DOUBLE, 
	record TEXT, 
	UNIQUE (code), 
	UNIQUE (alias)
);
INSERT INTO "tables" VALUES(1,'nn9zrsjv6h','mwtslk','miesjelen','over','unlisted',0,'8ebb70d305c290c522a828a5fb92f9ef5258162e56a57c198d9d271f049c3bbf',1.79499132782739853858e+09,1.7949913283333547115e+09,NULL,'{"format":"followsuit/1","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"players":["Anna","Bob"],"rounds":[{"dealer":0,"hands":[["Qh","Tc","Ad","9s","As"],["7d","8s","Jc","8c","9h"]],"table":[],"turned":"Ad","trump":"d","actions":[[1,"play 8c"],[0,"play Tc"],[0,"play Ad"],[1,"play 7d"],[0,"play Qh"],[1,"play 9h"],[0,"play 9s"],[1,"play 8s"],[0,"play As"],[1,"play Jc"]],"tricks":[{"leader":1,"cards":["8c","Tc"],"winner":0},{"leader":0,"cards":["Ad","7d"],"winner":0},{"leader":0,"cards":["Qh","9h"],"winner":0},{"leader":0,"cards":["9s","8s"],"winner":0},{"leader":0,"cards":["As","Jc"],"winner":0}],"void":false,"scores":[-5,5],"totals":[20,30]}],"winners":[0],"finished":true,"seed":"ed362602fc253f69ed2af54a22b539d8e641b491e2d6a985d6efd06861b32be9","fairness":{"protocol":"followsuit/fair/2","draw":1,"commitment":"cb634ad7c962b7d3163a68096aa106358bb31d7d445ab4cd96f308f1580287a0","kinds":["person","person"],"commitments":["",""],"seal":"92170737988ac1e23f964d08fefb8551a1dfb572cbca32c08a8d229e7e3e0cb2","secret":"b7a344b3825f8132ee61ac881f3bf2b19f811b55620fed8bd91a8bca40ff988a","contributions":["",""],"abandoned":[]}}');
INSERT INTO "tables" VALUES(2,'rbv6q3wgms','xghsyx','miesjelen','open','public',1,'2299f17cecf1b4e1bab4a8041638ab0df2e30eb7ec91b81db99226578496c91b',1.79499132834547519685e+09,1.79499132834547519685e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,'3vy5qfvrhk','hsssjy','miesjelen','playing','unlisted',0,'126a69a49b5232bf42eb03c9932a1f39dc40a50220de7d3357c965097603733e',1.79499132835156631473e+09,1.79499132835537171361e+09,NULL,NULL);
CREATE INDEX tables_by_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_listing ON tables (visibility, status, created_at, id);
CREATE INDEX tables_by_changed_at ON tables (changed_at);
CREATE INDEX holders_by_holder ON holders (holder);
CREATE INDEX day_tries_by_points ON day_tries (day, game, points);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
