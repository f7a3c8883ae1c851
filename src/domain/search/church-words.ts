/**
 * Words and names that churches and offices type and that a list of the commonest English words lacks: none is a misspelling of
 * another. Names of tools of the directory are not needed here: the search knows them.
 */
export const churchWords: readonly string[] = (
  'abba abbey abbot acer acolyte acrobat acts adventist agape airbnb airpods alb alexa alleluia alms alphacourse altar ' +
  'amazon amen amos android anglican anoint anointed anointing antivirus api apocrypha apologetics apostle apostolic ' +
  'archdeacon archdiocese ark ascension aspergillum asus atonement autocorrect awana baptism baptismal baptist ' +
  'baptistery baptize baptized beatitudes behringer benediction berean betrothal bishop bluetooth breviary bridesmaid ' +
  'broadband bsb bsf calendly calvary calvinist canon canticle cantor captcha cashapp cassock catechism catechist ' +
  'catechumen cathedral catholic celebrant celebraterecovery chalice chancel chapel chaplain charismatic chasuble choir ' +
  'chorister chrism christening christology chromebook ciborium clergy codependent collect comcast communicant ' +
  'communion compline confessional confirmand congregant congregational convent cortana costco covenant craigslist ' +
  'creche creed crosier cru crucifix csb css csv curacy curate deacon deaconess dell denomination diaconate diocesan ' +
  'diocese discipleship discord divorcecare docusign docx doodle doordash doxology dropbox earbuds easter ebay ' +
  'ecclesial ecumenical elder emmaus emoji epiphany episcopal epistle epson equalizer eschatology esv ethernet etsy ' +
  'eucharist evangelical evangelism evensong eventbrite evernote exegesis exodus expository ezekiel facetime fax fedex ' +
  'fellowship firewall fitbit fortnite foyer friar galatians genesis genuflect gif gimbal gmail godaddy godparent ' +
  'gospel griefshare groupme hallelujah hangouts harvest hashtag hdmi hebrews hermeneutics homiletics homily hosanna ' +
  'host hotmail hotspot html hulu hymn hymnal hymnody icloud icon illustrator incarnation incense indesign infirm ' +
  'intercession intinction ipad iphone isaiah jeremiah jpeg jubilee kerygma kindle kjv koinonia kyrie lady laity laptop ' +
  'lectern lectio lectionary lector lenovo lent lenten leviticus lightroom linkedin liturgical liturgist liturgy ' +
  'livestreaming login logins logitech lutheran lyft magnificat mailerlite malware manse maundy meme mennonite ' +
  'methodist microphone midweek minecraft ministry minyan missal missional missionary modem mops moravian motorola msg ' +
  'nabre narthex nasb nativity nave nehemiah netflix netgear nextdoor nicene nikon nintendo niv nkjv nlt nokia novena ' +
  'nrsv oblate offertory onedrive onenote ordain ordained ordinand ordination organist orthodox outlook outreach ' +
  'panasonic pandora parable paraclete parish parishioner parsonage paschal pastoral paten patristic paypal pdf ' +
  'pentecost pentecostal pew pharisee philemon philippians photoshop pieta pilgrim pinterest playstation potluck ' +
  'powerpoint prayer preacher presbyter presbyterian presbytery projector prophet providence psalm psalter publisher ' +
  'pulpit purgatory qr quaker quickbooks ransomware rector rectory reddit redeemer reformed requiem resurrection ' +
  'revelation reverend roblox roku roland rosary router royalrangers rsv sabbath sacrament sacramental sacristan ' +
  'sacristy samsung sanctuary seminarian seminary sennheiser septuagint sermon sexton sharepoint shofar shopify shure ' +
  'signal signup signupgenius siri skype snapchat sony soundboard spam spellcheck spotify square squarespace starbucks ' +
  'stephenministry stewardship stole stripe subwoofer surplice surveymonkey synod tabernacle taize target telegram ' +
  'tenebrae tesla theology thurible tiktok tithe tithing torah toshiba transept transfiguration trinity tripod tumblr ' +
  'turbotax twitch uber unction ups upwards url usb username usher usps venmo verger verizon vespers vestibule vestment ' +
  'vestry vicar vicarage vigil vimeo vocation voip votive vpn vulgate walmart webcam webex weebly wesleyan whatsapp ' +
  'wifi wix wordperfect wordpress worshiper worshipper xbox xfinity xlsx yahoo yahweh yamaha ymca younglife ywca zelle ' +
  'zion'
).split(' ');
