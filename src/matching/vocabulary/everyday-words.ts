/**
 * Words that open a title without being anybody's name, written for this program by theme: what goods are called, made
 * for, and praised with. Singular; words of the other tables (colours, materials, units, families of values, names of
 * attributes) count as well and need not stand here. A word that is missing here costs nothing but an answer: see
 * `leadingName`, which needs more than a missing word before it speaks of a maker.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  small: `a about above after again all also an and another any as at away back be before below best better between
    both but by can come do down each easy else even every extra far few first for from full get give go good great
    half has have he her here high him his how i if in inside into is it its just keep kind last less like little long
    low made make many max maximum me mid mini minimum more most much multi my near need never new next no non not now
    of off old on once one only open or original other our out outside over own per plus pre pro put quick real
    right same second self semi set she side single so some still such super take than that the their them then there
    these they third this those through time to together too total two ultra under up upon us use used user very via
    want we well what when where which while who whole why wide with within without you young your zero three four
    five six seven eight nine ten dozen pair double triple quad dual twin hundred thousand`,
  trade: `accessory amazon approved assorted assortment authentic authorized bargain basic bestseller brand branded
    bulk bundle buy cheap choice classic clearance collection commercial complete custom customizable customized daily
    deal delivery deluxe design designer discount distributor economy edition elegant essential exclusive export
    factory fashion favorite featured fine finest flagship free gadget genuine gift global grade guarantee heavy duty
    home hot household ideal imported improved industrial item kit latest launch light limited line lot low luxury
    manufacturer merchandise modern multipack multipurpose newest novelty nice offer official oem odm online order
    outlet package packed packet part perfect personalized piece popular practical premium price private product
    professional promotion promotional prototype quality rare ready recommended refill regular replacement retail
    sale sample sealed seasonal select selected selling seller service shipping shop simple smart special spare
    standard starter stock store strong stylish superior supplier supply surplus top trade traditional trend trending
    trial unique universal upgrade upgraded useful utility value variety various version versatile vintage warehouse
    warranty wholesale world worldwide worth`,
  people: `adult baby bachelor boy bride bridesmaid brother child couple dad daughter doctor family father female
    friend gentleman girl girlfriend grandma grandpa groom guest guy husband infant junior kid lady maid male man
    mama men mom mother newborn nurse owner papa parent people person player princess queen king sister son student
    teacher teen teenager toddler tween unisex wife woman women worker youth athlete beginner chef gamer traveler
    driver artist musician patient senior elderly`,
  looks: `abstract adorable amazing antique artificial art aesthetic beautiful big black bling bold bright brilliant
    camouflage casual charming checkered clear color colored colorful cool creative cute dark dainty decorative deep
    delicate distressed elastic embossed embroidered engraved fancy fantasy flat floral fluffy foldable folding formal
    funny fuzzy geometric glitter glossy glow gorgeous gradient graphic handmade handcrafted hollow huge invisible
    jumbo kawaii lace large layered lightweight lovely loose luminous magic matte medium mesh minimalist mirror
    mixed narrow natural neon oblong ombre ornate oval oversized padded pastel patterned petite plain plush pleated
    polished portable pretty printed quilted rainbow rectangular reflective reversible retro ribbed rigid romantic
    round rustic scented seamless sequin sexy shaggy shaped sheer shiny short silent silky simple skinny sleek sleeveless
    slim small smooth soft solid sparkle sparkling sparkly sporty square stackable steady stiff straight stretch
    stretchy striped sturdy stylish subtle sweet swirl tall tan textured thick thin tiny translucent transparent
    tribal trendy thicken widen lengthen strengthen harden unscented vibrant vivid warm washed wavy whimsical wild wrinkled xl xxl ergonomic compact cozy comfy
    comfortable durable adjustable breathable waterproof reusable disposable washable rechargeable electric automatic
    manual wireless magnetic digital analog portable removable detachable retractable expandable inflatable insulated
    heated cooling thermal solar powered safe secure hidden open closed hard soft dry wet fresh frozen raw ripe pure
    clean dirty cold hot mild spicy salty sour bitter creamy crunchy crispy chewy juicy rich light dark organic vegan
    natural herbal healthy gluten sugar fat keto paleo kosher halal`,
  materials: `acacia acrylic alloy aluminum bamboo bead beaded birch brass bronze canvas cardboard carbon cashmere
    cast cedar ceramic chiffon chrome clay cloth concrete copper corduroy cork cotton crochet crystal denim diamond
    enamel fabric faux feather felt fiber fiberglass flannel fleece foam foil fur gel gem genuine glass gold granite
    hardwood hemp iron jade jersey jute knit knitted lambskin latex leather linen mahogany maple marble melamine metal
    microfiber neoprene nickel nylon oak organza paper pearl pine pink plastic platinum plywood polyester porcelain
    pottery pu pvc rattan resin rope rubber satin sheepskin shell silicone silk silver spandex stainless steel sterling
    stone straw suede sponge synthetic teak terracotta terry titanium tulle tungsten tweed velour velvet veneer vinyl
    viscose walnut wax wicker wire wood wooden wool woven yarn zinc`,
  kitchen: `apron bag baking basket basting beaker beverage blade blender board bottle bowl box bread brew brewer broiler
    brush bucket cake can candy canister carafe cast chafing cheese chopper chopping chopstick cleaver coaster cocktail
    coffee colander container cook cooker cookie cooking cookware cooler cooking corkscrew cup cupcake cutlery cutter
    cutting decanter dessert dining dinner dinnerware dish dishwasher dispenser drink drinking drinkware dutch egg
    espresso flask flatware food fork freezer fridge fruit fry fryer frying funnel garlic glass glove grater griddle
    grill grinder ice infuser jar jug juicer kettle kitchen kitchenware knife ladle lid lunch lunchbox masher measuring
    meat microwave milk mitt mixer mixing moka mold mortar mug napkin nonstick opener oven pan pancake pasta peeler
    pepper percolator pestle pie pitcher pizza placemat plate pot potato press pressure rack ramekin refrigerator
    rice roaster roasting rolling salad salt sandwich saucepan saucer scale scissor scoop serving shaker sharpener
    shot sieve skewer skillet slicer soap soup spatula spice spoon spray steak steamer stirring stock stockpot stove
    strainer straw sugar sushi table tableware tea teacup teapot teaspoon thermos timer toast toaster tongs tray trivet
    tumbler turner utensil vacuum vegetable waffle water whisk wine wok wrap yogurt`,
  house: `air alarm armchair ashtray bar barstool basin bath bathmat bathroom bathtub beanbag bed bedding bedroom
    bedside bench bidet bin blanket blackout blind bookcase bookend bookshelf broom bulb bunk bureau cabinet candle
    candleholder canopy carpet cart ceiling chair chaise chandelier chest christmas clock closet cloth coat coffee
    comforter console corner couch cover cradle crib cupboard curtain cushion daybed deck decor decoration desk desktop
    detergent doormat door doorbell drape drawer dresser duster dustpan duvet easter easel entryway fan faucet fence
    figurine fireplace fitted fixture floor flooring flower foot footstool frame furniture futon garage garbage garden
    gate halloween hamper hammock handle hanger hanging hardware headboard heater holder holiday hook hose house
    humidifier dehumidifier incense indoor ironing key kids lamp lampshade lantern laundry lawn led light lighting linen
    living lock loveseat mailbox mat mattress mirror mop moving murphy nest nesting nightstand nursery office ornament
    organizer ottoman outdoor outlet patio pegboard pendant pillow pillowcase pillowtop plant planter plug plunger
    pool porch poster projector purifier quilt radiator rack rail recliner rocking rod room rug runner safe sconce
    screen sectional seat settee shade sheet shelf shelving shoe shower sideboard sink sliding slipcover sofa stair
    stand step stool storage string switch table tablecloth tapestry television tent throw tile tissue toilet topper
    towel trash tree trunk tub umbrella vanity vase wall wallpaper wardrobe washcloth washer wastebasket wind window
    windchime wreath workbench`,
  wear: `ankle anklet apparel bag band bandana bangle baseball beach bead beanie bell belly belt beret bikini
    blazer blouse bodycon bodysuit boot bow boxer bra bracelet brief briefcase brooch bucket buckle business button
    camisole cap cape capri cardigan cargo charm choker chunky clothes clothing clutch coat collar compression costume
    cover crew crop cropped crossbody cuff denim dress duffel earmuff earring embroidery evening eyeglass eyewear
    fanny fedora flip fleece footwear formal frame garment glasses glove gown gym hair hairband hairpin halter
    handbag handkerchief hat headband headwear heel hiking hoodie hooded hoop hosiery hourglass infinity jacket jean
    jersey jewelry jogger jogging jumpsuit kimono knee lace lanyard lapel leggings lingerie lining loafer locket
    loungewear luggage maternity maxi midi mitten moccasin motorcycle neck necklace necktie nightgown nightwear
    overall overcoat oxford pajama pant panty pantyhose parka party pendant peplum platform pocket polo poncho pullover
    pump puffer purse rain raincoat rash ring robe romper running saddle sandal sarong satchel scarf school
    scrub shapewear shawl shirt shoe shoelace short shoulder skate ski skirt sleep sleepwear sleeve slip slipper
    sneaker snow sock sport sportswear stocking strap strapless stud suit suitcase sun sunglasses suspender sweater
    sweatpants sweatshirt swim swimming swimsuit swimwear tank tee thermal thong tie tights toe tote tracksuit
    training travel trench trouser trunk tshirt tunic turtleneck tuxedo underwear uniform veil vest visor waist
    walking wallet watch watchband wedding wedge wig windbreaker winter work workout wrist wristband wristlet yoga
    zip zipper`,
  tools: `abrasive air allen angle anvil ax axe axle ball battery bearing bench bit blade bolt bracket brad bulb cable
    caliper car carburetor caster caulk chain chainsaw charger chisel circular clamp cleaner clevis compressor cord
    cordless corner coupling crane crescent crimp crimper crowbar cutter cutting detector die diesel digital drain
    drill drilling driver dumbbell dust electric electrical electrician engine exhaust extension fastener file filter
    fitting flange flashlight flexible framing fuel fuse garden gasket gauge generator glue grease grinder grinding grip
    hacksaw hammer hand hardware heat hex hinge hoist hole hose hydraulic impact jack jigsaw joint knob ladder laser
    lathe lawn lever lifting link locking machine machinery mallet mask measuring metric mill milling miter mower
    multimeter nail needle nozzle nut oil orbital paint painting palm pipe plane plate plier pliers plumbing plunge
    pneumatic polisher post power precision pressure protective pruner pruning pry pulley pump punch putty rake ratchet
    reciprocating regulator respirator rivet riveter roller rotary router ruler safety sand sander sanding sandpaper
    saw scraper screw screwdriver seal sealant shear shovel shut sledge socket soldering solder spade spanner spark spray
    sprayer spring sprinkler square staple stapler stud tap tape test tester tile tin tire tool toolbox torch torque
    tow trailer transmission trimmer trowel tube tubing turbine utility valve vise voltage washer water weld welder
    welding wheel wheelbarrow winch wiper wire wiring wood woodworking workshop wrench`,
  electronics: `ac adapter amplifier android antenna app audio battery bluetooth boombox cable calculator camcorder camera
    cassette cd cell charger charging clip cloud coaxial computer connector console controller converter cooling cordless
    cpu dash data dc desktop device digital display dock docking drive drone dvd earbud earphone ebook electronic ethernet
    external fan fast fiber fingerprint flash flexible foldable game gamepad gaming gps gpu hard hdmi hdd headphone
    headset hub inkjet input internal internet joystick keyboard laptop laser lcd led lens lightning mechanical memory
    microphone microscope mobile modem module monitor motherboard mount mouse mp3 music network node notebook optical
    phone phono photo plasma player plug pocket port power printer processor projector protector radio ram receiver
    recorder remote repeater router scanner screen sd security sensor server sim smartphone smartwatch software
    solid sound soundbar speaker splitter ssd stand stereo stick storage streaming stylus subwoofer surge surround
    surveillance switch tablet telephone television telescope thermostat touch touchscreen tracker transmitter tripod
    tuner turntable tv usb video virtual voice walkie web webcam wifi wired wireless`,
  toys: `action airplane alphabet animal arcade arts ball balloon bath battery bicycle bike birthday blaster block board
    boat book bounce bouncy bubble building bunny car card cartoon castle chess clay coloring construction craft crayon
    dart dice die dinosaur doctor dog doll dollhouse dough educational electronic fidget figure fire fishing
    flying frisbee game glider gumball helicopter hobby horse hula interactive jigsaw jump jumping kite learning lego
    magic magnet marble mask math memory miniature model montessori monster musical ninja octopus outdoor paint
    painting panda paper party pet piano pig plane plastic play playhouse playing playmat playset plush pogo pool pop
    pretend princess pull puppet push puzzle rabbit race racing railway rattle remote ride robot rocket rocking
    sandbox science scooter seesaw sensory shape skateboard slide slime slot sorting spaceship spinning squeeze
    stacking sticker stress stuffed swing sword tablet target teddy teether teething telescope tic tower toy track
    tractor train trampoline tricycle truck unicorn vehicle walker water wind wood wooden yo`,
  sport: `abdominal aerobic ankle archery arm athletic back backpack badminton balance ball barbell baseball basketball
    bat bench bicycle bike boat body bow boxing camp camping canoe canopy car chest climbing combat cricket croquet
    curling cycling dance dancing darts diving dodgeball dumbbell elbow elliptical equestrian exercise exercising fencing
    field fish fishing fit fitness football golf goalkeeper grip gym gymnastic handlebar helmet hike hiking hockey horse
    horseback hunting ice jogging jump karate kayak kettlebell kickboxing knee lacrosse lumbar massage massager muscle
    net outdoor pad paddle paddling pedal pilates ping pong pool posture pull punching racket racquet resistance rink
    roller rope rowing rugby running saddle sauna scuba ski skiing skating skateboard sled sleeping snorkel snorkeling
    snow snowboard soccer softball sport sports stepper strength surf surfboard surfing swim table tactical tennis
    tent track training trampoline treadmill trekking volleyball weight weightlifting whistle wrestling wrist yoga`,
  care: `acne aftershave allergy aloe antibacterial antiperspirant aroma aromatherapy baby balm bandage bath bathing
    beard beauty bikini blackhead bleach blemish blush body bronzer brow brush bubble cleanser cleansing clipper
    collagen cologne comb concealer condom conditioner conditioning contour cosmetic cotton cough cream cuticle dandruff
    dental denture deodorant diaper drop ear electric essential exfoliating exfoliator eye eyebrow eyelash eyelid
    eyeliner eyeshadow face facial false fever first floss foot foundation fragrance gel hair hairbrush hairspray
    hand heating herbal highlighter hygiene ibuprofen keratin laundry lip lipstick liquid lotion makeup manicure
    mascara mask massage medical medicine micellar mist moisturizer moisturizing mouth mouthwash nail nasal nose oil
    ointment oral pad pain palette patch peel pedicure perfume pill pimple powder primer probiotic protein razor remedy
    remover repellent rinse salicylic salve sanitary sanitizer sanitizing scalp scrub serum shampoo shave shaver shaving
    shea shower skin skincare sleep soap sponge spot spray styling stain sunblock sunscreen supplement surgical
    tampon tanning teeth thermometer throat tissue toner tonic tooth toothbrush toothpaste toothpick treatment tweezer
    ultraviolet vitamin multivitamin mineral wart wash wax waxing wet whitening wipe wrinkle`,
  food: `almond apple apricot bacon bagel banana bar barbecue barley bean beef berry biscuit blend blueberry bran bread
    breakfast broth butter cake candy caramel cashew cereal cheddar cheese cherry chicken chili chip chocolate chutney
    cider cinnamon citrus clove cocoa coconut coffee cookie corn cornflake cracker cranberry cream cucumber curry date
    decaf dessert dip dressing drink dried duck dumpling egg energy fig fish flake flavor flavored flavour flour frozen
    fruit garlic ginger ginseng grain granola grape green gum gummy ham hazelnut herb herbal honey instant jam jasmine
    jelly jerky juice kale ketchup latte lavender lemon lemonade lentil lime macadamia mango maple marshmallow matcha
    mayonnaise melon milk mint mocha muesli muffin mushroom mustard noodle nut nutrition oat oatmeal olive onion
    oolong orange oregano pasta pastry peach peanut pear pecan pepper peppermint pickle pineapple pistachio plum
    pomegranate popcorn pork potato pretzel protein prune pudding pumpkin quinoa raisin raspberry red rice roast roasted
    rose rum saffron salad salmon salsa salt sauce sausage seasoning seaweed seed sesame shrimp snack soda soup soy
    spaghetti spice spinach strawberry sugar sunflower syrup tea toffee tofu tomato truffle tuna turkey turmeric vanilla
    vinegar wafer walnut watermelon wheat whey wheat yeast yogurt rooibos chamomile espresso cappuccino earl english
    breakfast colombian french italian`,
  nature: `animal aquarium bamboo bear beach bee bird bone bug bull bunny butterfly cactus cage camel cat cattle cave
    chicken cloud coast coral cow crab crane creek crocodile crow deer desert dog dolphin donkey dove dragon dragonfly
    duck eagle earth elephant elk falcon farm feather fern field fire fish flame flamingo flea flower forest fox frog
    garden giraffe goat goldfish goose grass gray hamster hawk hedgehog herb hill horse hummingbird insect island
    kitten lake leaf leopard lily lion lizard llama lotus moon mosquito moss mountain nature ocean octopus orchid
    ostrich otter owl palm panda parrot peacock penguin pest pet pig pigeon pine plant pony poodle puppy rabbit rain
    rainforest raven reef reptile river rose sand sea seal seed shark sheep shell sky sloth snake snow spider spring
    squirrel star storm sun sunflower sunset sunshine swan thunder tiger tree tropical turtle valley volcano wave
    weather whale wind winter wolf zebra summer autumn`,
  animals: `alligator alpaca ant antelope ape armadillo baboon badger beaver beetle bison boar buffalo bulldog canary
    caterpillar chameleon cheetah chimpanzee chipmunk cobra coyote eel gazelle gecko gorilla grasshopper hare hippo hyena
    iguana jellyfish kangaroo koala ladybug lemur lynx macaw mammoth mole monkey moose moth narwhal orangutan orca ox panther
    pelican pheasant piranha porcupine quail raccoon reindeer rhino rooster salamander scorpion seahorse skunk snail sparrow
    squid stallion stingray stork toad viper vulture walrus wasp weasel wombat`,
  places: `africa african america american asia asian australia australian bohemian brazilian britain british california
    canada canadian china chinese cuban dutch egyptian england english europe european france french german germany
    greek hawaii hawaiian india indian irish island israel italian italy japan japanese korea korean london mediterranean
    mexican mexico morocco moroccan nordic norwegian paris persian peruvian polish portuguese russian scandinavian
    scottish spain spanish swedish swiss texas thai turkish vietnam vietnamese western eastern northern southern
    north south east west york airport airplane bank barn bedroom bathroom camp church city club college company
    country county court farm home hospital hotel house kitchen lab library market museum office park restaurant road
    school shop station street studio town travel university village wall ward world`,
  office: `adhesive album art ballpoint binder binding board book bookmark bulletin business calendar calculator card
    cardboard chalk chalkboard clip clipboard colored construction copy copier correction crayon desk diary document drawing
    dry duct envelope erase eraser file filing folder fountain gel glitter glue greeting highlighter hole index ink
    inkjet invitation journal kraft label laminating laminator leaflet letter mailer mailing map marker memo message
    name notebook notepad office packaging packing page paint painting paper paperclip party pastel pen pencil photo
    planner pocket poly post postcard poster printable printer printing punch receipt ribbon rubber ruler scrapbook
    scissors sheet shipping shredder sign sketch sketchbook stamp stapler stationery stencil sticker sticky student tag
    tape template thank thermal toner tissue vinyl watercolor whiteboard wrapping writing`,
  vehicles: `auto automatic automobile automotive bicycle bike boat brake bumper bus camper car cargo carburetor caravan
    carrier chassis clutch coach dash dashboard door electric engine exhaust fender forklift front fuel garage headlight
    helmet hitch hood horn kart license moped motor motorbike motorcycle motorhome oil parking pickup plane rear roof
    rv scooter seat ship side spare spark steering stroller sunshade suspension suv tail tailgate tire tow tractor traffic
    trailer train transport truck trunk van vehicle wheel windshield wiper yacht stroller pushchair wheelchair walker`,
  deeds: `add bring build call care carry check clean clear climb close collect compare connect cook cover create cut
    decorate design dig discover draw dream drink drive dry eat enjoy exercise fill find fit fix fly fold follow gather
    grow hang heat help hide hold improve increase inspire install join jump keep kick learn leave lift listen live
    load look love lose measure meet mix move open organize pack paint park party pay peel pick plan play please pour
    prevent print protect pull push raise reach read reduce relax relieve remove repair replace rest ride roll run save
    say see sell send serve share show sing sit sleep slide smell smile spin spread stand start stay stop study support
    swim switch talk tell think throw touch track train travel try turn upload wait wake walk warm wash watch wear win
    work wrap write`,
  ideas: `action active activity adventure age alarm amount anniversary answer anti area award balance beauty
    benefit birth birthday body boost brain breath business capacity care case celebration ceremony challenge chance
    change charity christian circle class club code combination comedy comfort common communication community concept
    condition control corner course culture custom cycle danger date day defense delight detail detox diet difference
    direction display dream dress duty ease edge education effect emergency end energy entertainment environment event
    experience expert explorer eye fact faith fantasy fear feature festival fiction film finish first focus force
    form formula freedom friendly fun function future general gold goal grand graduation group growth guide habit
    happiness happy health heart heavy height help hero hip hobby holy honor hope hour idea immune impact inch indoor
    information innovation interest interior joy jungle justice knowledge language law leader lesson letter level liberty
    life lifestyle limit list local logo love luck lucky magic main major manner mark master matter meal meaning
    measure medical memory message method military mind minute mission mode moment money mood month morning motion
    motivation movement movie music mystery name nation native news night noise normal note number nutrition object
    occasion opportunity option organic outer pack pain passion past path pattern peace period personal phase plan
    planet pleasure point policy position power present pressure prestige prime privacy problem process program project
    proof protection public purpose quality question quiet race range rate reason record relief religious rescue result
    reward rhythm risk role royal rule safety scene science secret sense series shape shield show sign signature silence
    size skill sleep society solution song sound source space speed spirit sport stage star state status step story
    strength stress structure style subject success surface surprise survival system talent taste team technology
    temperature term test theme theory thing thought tip title tone tour town tradition travel treasure trip trouble
    trust truth type unity universe victory view vision vitality voice volume war wealth week weight wellness wish
    wonder word work year zone`,
  music: `accordion banjo bass bassoon bongo bugle cajon capo cello chime clarinet cornet cymbal djembe drum drumstick
    fiddle flute glockenspiel gong guitar handpan harmonica harp horn instrument kalimba keyboard lute lyre mandolin maraca
    marimba metronome musical oboe ocarina organ percussion piano piccolo pickup recorder sax saxophone sitar snare
    string synthesizer tambourine timpani triangle trombone trumpet tuba tuner ukulele viola violin whistle xylophone`,
  substances: `acetate acetone acid alcohol algae ammonia antioxidant argan ascorbic ashwagandha asphalt bentonite biotin
    bleach borax caffeine calcium camphor carbonate carnitine castor cbd cellulose chlorella chlorine chloride choline
    chondroitin citrate citric collagen colostrum creatine curcumin diatom dioxide elderberry electrolyte enzyme epoxy
    ethanol eucalyptus extract fluoride folate folic gelatin glucosamine glutathione glycerin glycine glycol gypsum
    hyaluronic hydrogen hydroxide iodine iron ketone lecithin lithium lutein lycopene magnesium melatonin menthol mercury
    methyl minoxidil moringa naphtha niacin niacinamide nicotine nitrate nitrile nitrogen nylon omega oxide oxygen
    papain paraffin peptide peroxide phosphate polish polymer potassium quercetin resveratrol retinol salicylic selenium
    silica silicon sodium sorbitol spirulina starch stevia sulfate sulfur taurine teflon kevlar theanine turpentine tyrosine
    urea vaseline xylitol zinc`,
  letters: `abs ac aes amd amoled anc app arm atx aux bcaa bmi bpa brb cbd cctv cd cnc cob cod cpr cpu dc ddr diy dna dslr dvd
    edp edt eva fda fhd fm gmo gps gsm gym hd hdmi hepa hdpe hiit ice id ikea ip ipl iq ir kn lcd led ldpe lpg mdf mdi mp nba nfc
    nfl nhl nvme oem odm oled pc pcb pcs pd pet pla pom pp ppe ps psu ptfe pu pvc qhd qr ram rc rca rfid rgb rj rtw sae sd sim
    spf ssd tens tpe tpr tpu tv tws uhd uk usa usb usda uv uva vga vhs vip vpn vr wpc xlr`,
  rest: `abdomen absorber acupressure adhesive agate agenda airbrush airtight almanac aloe amulet anchor ancestor angel
    anime antifreeze antivirus arc arch armature armband armrest arrow asphalt attachment auger awning bait ballast balsam
    banner bib bible binocular bisque blasting blood blossom bobbin bonnet bonsai booklet booster bouquet bow brace breastfeeding
    breather brick bridle bristle brochure bubble buffer buffet bug burner bushing buzzer cadet cafe caffeine calf camshaft
    capsule caramel cardio cartridge casket casserole cattle caulking celery cello cement chamber charcoal cheeseboard chime
    chipper chisel chute cigar cigarette claw cleat cloak cloche clog clover cob cobbler coil collage colt comfort comic condiment
    cone confetti conveyor cooktop copier cordless cork coupon cowhide crampon crate crochet croc crossword crown crutch crystal
    cube cultivator cuff curtain dagger dart dehydrator denim dew dining diffuser dimmer diner disc disk divider dodecagon donut
    doormat dormitory dough dowel dragonfruit drawstring drift dripper dripping drum drywall dummy dye eclipse embroidery emery
    empty engagement equalizer espadrille etching eucalyptus evaporator eyelet fairy fascia fedora felt ferret fertilizer fiction
    fisherman fishnet flannel flare flavorings flea fleece flint flipper flute foil footboard footrest freeze freezer friction
    fridge fringe fungicide gaiter gallery garland garment garnish garter gaskets gauze gazebo gearbox glaze goggle gown
    grapefruit grapple gravel gravy griddle grindstone grommet grosgrain grout guard gutter handbrake handrail handsaw harness
    hatchet headrest hearth heel hemp herbicide hob hoe hoop horseshoe hourglass houseplant hull hut igniter incubator
    insecticide insole insulation insulin intercom inverter iron ivory ivy jackhammer jalapeno jewel jug kaleidoscope
    kennel keychain keypad keyring kickstand kiln kimchi kombucha lacquer lamb lampshade lantern lard latch lathe lattice leash
    leek leg level lid lighter lightbox lime lint linoleum litter loaf lobster lozenge lubricant luggage lumber lunar macaroni
    macrame magazine magnifier magnifying mahjong mallet mandala manga mannequin manual map marker matte mattress
    measuring mesh metronome microfiber microwave mint miter mitt moccasin molding mop mosaic motif mount muffler mulch
    muslin nacho nebulizer nozzle nursing oar oats obelisk odometer ointment olive orthopedic oven oxygen pacifier
    paddleboard padlock pail pallet papaya paperback parachute parasol parka parsley pea peeler peg pelvic pendulum peppercorn
    percolator pesto petal pewter picnic pillar pincushion pinwheel piston pitcher plaque plaster playmat pleated plier plume
    plywood podium polka pomade popsicle portrait potting potty poultry pouch powerbank preloved preserve pretzel propane
    propeller prosthetic puddle pumice pump puppy purse pushup puttee pyjama quilt quiver racer rack radish raft rag railing rake
    ramp rattle razor recliner recycled redwood reel regulator rein relay rhinestone ribbon rice rim rivet rocker rollerblade
    roof rosemary rosin router rowboat rubberized rucksack rudder rug rye sachet sailor sandal satchel sauerkraut sawdust
    scaffold scalpel scarecrow scratch scratcher screenprint scrunchie sesame sewing shampoo shaker shingle shoehorn shoelace
    shortening shredder shrimp shutter sickle siding silhouette siphon skewer skylight slate sledge slingshot slippery snap
    sneaker snore snorkel soil soldering soy spa spatula speedometer spice spike spinach spindle splint spool spotlight
    sprocket squash squeegee squirrel stage stainless stapler starfish stethoscope stopwatch strainer stroller stud suction
    sudoku sundial superhero surfboard suspension swaddle sweetener swivel sword syringe tabletop tablecloth tack tackle talc
    tambourine tampon tapestry tariff tarp tarpaulin tassel tattoo tea teak telescope terrarium thermometer thermostat thimble
    thread thyme tiara tights tinsel toaster toboggan toddler toggle tombstone tongue toothpick torso tortilla trampoline
    transistor trapeze treadmill trellis trench trestle triangle tricycle trident trimmer tripod trolley trough trowel tuna
    turban turbo turnip turntable turquoise twine typewriter unicycle unloader upholstery urn vase velcro vent vermicelli
    vest vial violin visor walker walnut wardrobe wasabi watercolor waterproofing weaving webbing wedge weighing welfare wetsuit
    wheelbarrow whiteboard wicker windmill windsock wok woodpecker wrapper wreath yarn yeast yurt zucchini`,
};
