BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "days" VALUES('2026-11-18','c015ba5193096e6bd9b8da86e00af10a500faed62ac6e239e66a425970a9b622',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-19','a6a78f8cb820c665a11ff97bd55db8ee012367cee8bb32f1dea4b91123e8f1de',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-20','66a99e851813683ce192313dfa442940cf24f5727ee178586855e4ab684380d5',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-21','717363eab7d6ef5aa611e5da225485e534d8ba00116f8f61676eeb1e318d2546',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-22','c0e7cd0823af974e6edab8fa8920e750e47e9b30e08994b81a278ebcc8148135',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-23','c9af19d4cb956c94ea412a8fbcde9c0564ef123d8c2b44ffc2447035975c7f5c',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-24','1a01888eec16bdc4ed76938334219ba5c02f445bf637f6b364bcc17f643b91d8',1.79498004302794837956e+09,NULL);
INSERT INTO "days" VALUES('2026-11-25','12260b30ac476a502e51f9728462b98601d246b40f95e61286eea356430fd06a',1.79498004302794837956e+09,NULL);
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
INSERT INTO "events" VALUES(1,1,1794980043.93366,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(1,2,1794980043.93366,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(1,3,1794980043.93366,'{"kind":"started"}');
INSERT INTO "events" VALUES(1,4,1.7949800452783586979e+09,'{"kind":"acted","seat":0,"action":"play Kc","basis":3}');
INSERT INTO "events" VALUES(1,5,1.7949800455180249214e+09,'{"kind":"acted","seat":1,"action":"play Tc","basis":4,"by_bot":true}');
INSERT INTO "events" VALUES(1,6,1.79498004559829115863e+09,'{"kind":"acted","seat":0,"action":"play 7d","basis":5}');
INSERT INTO "events" VALUES(1,7,1.79498004562096571921e+09,'{"kind":"acted","seat":1,"action":"play Jd","basis":6,"by_bot":true}');
INSERT INTO "events" VALUES(1,8,1.79498004564183950425e+09,'{"kind":"acted","seat":1,"action":"play 9h","basis":7,"by_bot":true}');
INSERT INTO "events" VALUES(1,9,1.79498004565536642069e+09,'{"kind":"acted","seat":0,"action":"play 8h","basis":8}');
INSERT INTO "events" VALUES(1,10,1.7949800456818521023e+09,'{"kind":"acted","seat":1,"action":"play Kd","basis":9,"by_bot":true}');
INSERT INTO "events" VALUES(1,11,1.79498004568952798836e+09,'{"kind":"acted","seat":0,"action":"play Jh","basis":10}');
INSERT INTO "events" VALUES(1,12,1.79498004569387364383e+09,'{"kind":"acted","seat":0,"action":"play Js","basis":11}');
INSERT INTO "events" VALUES(1,13,1.79498004571383762365e+09,'{"kind":"acted","seat":1,"action":"play Kh","basis":12,"by_bot":true}');
INSERT INTO "events" VALUES(2,1,1.79498004577596735956e+09,'{"kind":"created","game":"zole","version":1,"options":{"seats":3,"rounds":12,"small_zole":true,"dues":false},"seats":[{},{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"public","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(2,2,1.79498004577596735956e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,1,1.79498004580208659177e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(3,2,1.79498004580208659177e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,3,1.79498004582103228565e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(3,4,1.79498004582103228565e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(3,5,1.79498004584862470628e+09,'{"kind":"acted","seat":1,"action":"play 8c","basis":4}');
INSERT INTO "events" VALUES(3,6,1.79498004586506104468e+09,'{"kind":"acted","seat":0,"action":"play Qc","basis":5}');
INSERT INTO "events" VALUES(3,7,1.79498004588254117964e+09,'{"kind":"acted","seat":0,"action":"play Jd","basis":6}');
INSERT INTO "events" VALUES(3,8,1.7949800459272038937e+09,'{"kind":"acted","seat":1,"action":"play 7d","basis":7}');
CREATE TABLE holders (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES(1,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
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
INSERT INTO "tables" VALUES(1,'b9zr5gpckb',NULL,'miesjelen','over','unlisted',0,'8727cded62e281feb05a2f959d1ab7b6fec44053a7d82486ad4efbcb0249c749',1794980043.93366,1.79498004571383762365e+09,NULL,'{"format":"followsuit/1","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"players":["Anna","Blaise"],"rounds":[{"dealer":1,"hands":[["Js","7d","Jh","8h","Kc"],["9h","Kd","Kh","Jd","Tc"]],"table":[],"turned":"Kh","trump":"h","actions":[[0,"play Kc"],[1,"play Tc"],[0,"play 7d"],[1,"play Jd"],[1,"play 9h"],[0,"play 8h"],[1,"play Kd"],[0,"play Jh"],[0,"play Js"],[1,"play Kh"]],"tricks":[{"leader":0,"cards":["Kc","Tc"],"winner":0},{"leader":0,"cards":["7d","Jd"],"winner":1},{"leader":1,"cards":["9h","8h"],"winner":1},{"leader":1,"cards":["Kd","Jh"],"winner":0},{"leader":0,"cards":["Js","Kh"],"winner":1}],"void":false,"scores":[-2,-3],"totals":[23,22]}],"winners":[1],"finished":true,"seed":"43b3334e61951e0d5b6ceff60feeccd0adca43574dbe8cce1242a765d67f3138","fairness":{"protocol":"followsuit/fair/2","draw":1,"commitment":"bcb00bfa7cd12ab9cf66a15ad3a236262c467a01fa75794d4b35cb782cd92c33","kinds":["person","bot"],"commitments":["",""],"seal":"5f77d916335d96095451e351bd93ef544a3e1518f3781dc5fe6c5d916d8744df","secret":"b24559e8471962c43d38d762278877d9e6c0eede7eefda744ef4f6c3fc7c0352","contributions":["",""],"abandoned":[]}}');
INSERT INTO "tables" VALUES(2,'2gy5yssgcp','zfszrr','zole','open','public',1,'33fad227bde60cce57ef5c4cbc58ab40fd35e5cad40074f10c33329178fe9790',1.79498004577596735956e+09,1.79498004577596735956e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,'fmgg96bh3n','qdvdfw','miesjelen','playing','unlisted',0,'8ac2a7b91f5810719f97e36aa07adb4399f248250d99c2240ffb43b7657efb25',1.79498004580208659177e+09,1.79498004582103228565e+09,NULL,NULL);
CREATE INDEX tables_by_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_listing ON tables (visibility, status, created_at, id);
CREATE INDEX tables_by_changed_at ON tables (changed_at);
CREATE INDEX holders_by_holder ON holders (holder);
CREATE INDEX day_tries_by_points ON day_tries (day, game, points);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
