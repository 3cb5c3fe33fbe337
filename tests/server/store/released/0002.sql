BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "days" VALUES('2026-11-18','912e582cea3700cc122a025f0c6523be82a3bced00364f8a9292eaf18bba1f08',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-19','27b27154149b6470376176d89e42b255c9af300790b1632ce647b7e1aafd6883',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-20','275468285afc54e72be04b305a82c8fefa7e6ecb6aef783071e42af1640bc6ce',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-21','f65f3c16d25178ba1d7d2f2364db05cf255f83e25b8ef2f517d13a23af49c9ae',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-22','1a02d2791949b4bba9758b8ebd66e3bb359d5a92c2bdb81e186389f53159fe14',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-23','02454254837e33b39efa9861cd30c83470754b07d1571735487b312e74bea25b',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-24','b8bdd6ef3283419202a3d9fe407b8de1ca15e8b9d9cb5fa342a3bd10710307ce',1.79497997896194553374e+09,NULL);
INSERT INTO "days" VALUES('2026-11-25','aed09d6607e6552cddddc66760434e5f2b74542c228ab04062c58ea0041c3e40',1.79497997896194553374e+09,NULL);
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
INSERT INTO "events" VALUES(1,1,1.79497998071590232843e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(1,2,1.79497998071590232843e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(1,3,1.79497998071590232843e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(1,4,1.79497998260278296463e+09,'{"kind":"acted","seat":0,"action":"play Jc","basis":3}');
INSERT INTO "events" VALUES(1,5,1.79497998291585350041e+09,'{"kind":"acted","seat":1,"action":"play 8c","basis":4,"by_bot":true}');
INSERT INTO "events" VALUES(1,6,1.79497998294263029096e+09,'{"kind":"acted","seat":0,"action":"play Kc","basis":5}');
INSERT INTO "events" VALUES(1,7,1.79497998295717263225e+09,'{"kind":"acted","seat":1,"action":"play 9d","basis":6,"by_bot":true}');
INSERT INTO "events" VALUES(1,8,1.79497998295959210399e+09,'{"kind":"acted","seat":1,"action":"play Th","basis":7,"by_bot":true}');
INSERT INTO "events" VALUES(1,9,1.79497998296330952636e+09,'{"kind":"acted","seat":0,"action":"play 8h","basis":8}');
INSERT INTO "events" VALUES(1,10,1.79497998296713924407e+09,'{"kind":"acted","seat":1,"action":"play Js","basis":9,"by_bot":true}');
INSERT INTO "events" VALUES(1,11,1.79497998299687838556e+09,'{"kind":"acted","seat":0,"action":"play 9s","basis":10}');
INSERT INTO "events" VALUES(1,12,1.79497998301959657673e+09,'{"kind":"acted","seat":1,"action":"play Kh","basis":11,"by_bot":true}');
INSERT INTO "events" VALUES(1,13,1794979983.02563,'{"kind":"acted","seat":0,"action":"play Qs","basis":12}');
INSERT INTO "events" VALUES(2,1,1.79497998304911208153e+09,'{"kind":"created","game":"zole","version":1,"options":{"seats":3,"rounds":12,"small_zole":true,"dues":false},"seats":[{},{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"public","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(2,2,1.79497998304911208153e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,1,1.79497998305728507042e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(3,2,1.79497998305728507042e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,3,1.79497998306668901441e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(3,4,1.79497998306668901441e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(3,5,1.79497998312920927993e+09,'{"kind":"acted","seat":1,"action":"play 9c","basis":4}');
INSERT INTO "events" VALUES(3,6,1.79497998325813865657e+09,'{"kind":"acted","seat":0,"action":"play Jc","basis":5}');
INSERT INTO "events" VALUES(3,7,1.79497998341375112531e+09,'{"kind":"acted","seat":0,"action":"play Qc","basis":6}');
INSERT INTO "events" VALUES(3,8,1.79497998354274511337e+09,'{"kind":"acted","seat":1,"action":"play 9d","basis":7}');
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
INSERT INTO "tables" VALUES(1,'h7mydx6t5c',NULL,'miesjelen','over','unlisted',0,'35bc1f1d349fc74570aa1006d41b4fba543db43cbab4f5f350406034728153c0',1.79497998071590232843e+09,1794979983.02563,NULL,'{"format":"followsuit/1","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"players":["Anna","Blaise"],"rounds":[{"dealer":1,"hands":[["Qs","9s","Kc","Jc","8h"],["8c","Js","9d","Kh","Th"]],"table":[],"turned":"9d","trump":"d","actions":[[0,"play Jc"],[1,"play 8c"],[0,"play Kc"],[1,"play 9d"],[1,"play Th"],[0,"play 8h"],[1,"play Js"],[0,"play 9s"],[1,"play Kh"],[0,"play Qs"]],"tricks":[{"leader":0,"cards":["Jc","8c"],"winner":0},{"leader":0,"cards":["Kc","9d"],"winner":1},{"leader":1,"cards":["Th","8h"],"winner":1},{"leader":1,"cards":["Js","9s"],"winner":1},{"leader":1,"cards":["Kh","Qs"],"winner":1}],"void":false,"scores":[-1,-4],"totals":[24,21]}],"winners":[1],"finished":true,"seed":"c8da971f3808ed0a3a9e05584e9704406e316c4d8a123cd7cfeedeb5f2f43a24","fairness":{"protocol":"followsuit/fair/2","draw":1,"commitment":"18353c10f347b2a67cf517fb269ec8d685dab2fb2b8f7faa20d206dcd041db42","kinds":["person","bot"],"commitments":["",""],"seal":"f6e6f60a442330071726416348febc42d22e98ee4c574a69c883ab29fdbd5ab4","secret":"607afcd814e8df105026f6854c07ba9028ddc98249c3f9de0d0d35c9403a62d7","contributions":["",""],"abandoned":[]}}');
INSERT INTO "tables" VALUES(2,'gfwbyf3f29','flnrlm','zole','open','public',1,'fc9b2794f50898ad0982bf4d075193798d265e6ab731856b5bd2d1fdd4e8e057',1.79497998304911208153e+09,1.79497998304911208153e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,'mkcm6ddwkn','ctwdfy','miesjelen','playing','unlisted',0,'16bdfc3570fedce31894a497644a743d14b6c446f0abe36b5b021afdde15e1c6',1.79497998305728507042e+09,1.79497998306668901441e+09,NULL,NULL);
CREATE INDEX tables_by_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_listing ON tables (visibility, status, created_at, id);
CREATE INDEX tables_by_changed_at ON tables (changed_at);
CREATE INDEX holders_by_holder ON holders (holder);
CREATE INDEX day_tries_by_points ON day_tries (day, game, points);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
